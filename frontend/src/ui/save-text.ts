/** Hands texts and files to the browser as files to save. */

/** A title as the name of a file: what file systems do not take, such as the strokes of a date, becomes a hyphen. */
export function fileNameOf(title: string): string {
  return title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
}

export function saveText(fileName: string, text: string, mediaType: string): void {
  saveBlob(fileName, new Blob([text], { type: mediaType }));
}

export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(fileName);
  link.click();
  URL.revokeObjectURL(address);
}
