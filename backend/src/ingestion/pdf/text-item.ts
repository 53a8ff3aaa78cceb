/** A piece of text on a page; `x` and `y` in points from the top left, as somebody holds it who reads it. */
export interface TextItem { page: number; x: number; y: number; width: number; height: number; text: string }
