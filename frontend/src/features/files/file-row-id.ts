/** Where the focus goes when a dialog about a file closes and what opened it is gone. */
export const fileRowId = (fileId: string): string => `file-${fileId}`;
