/** Runs inside the measured page: how long each frame took, and whether the rows in the window stood there with their words when it was drawn. */

export interface Frame {
  ms: number;
  /** Rows that were not there at all, or still without their words. */
  missing: boolean;
  waiting: boolean;
}

/** As text for the page: no name of this module may stand in it. Begins to watch; `window.stopFrameWatch()` gives what was seen. */
export function frameWatch(): void {
  const frames: { ms: number; missing: boolean; waiting: boolean }[] = [];
  let last = performance.now();
  let isOn = true;
  const rowAt = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('[data-index]') ?? null;
  const look = (now: number) => {
    if (!isOn) return;
    // Below the bar and the list's head, in the middle, and just above the lower edge.
    const rows = [140, innerHeight / 2, innerHeight - 12].map(rowAt);
    frames.push({ ms: now - last, missing: rows.includes(null), waiting: rows.some((row) => row?.querySelector('[aria-busy]')) });
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(look);
  });
  Object.assign(window, {
    stopFrameWatch: () => {
      isOn = false;
      return frames;
    },
  });
}
