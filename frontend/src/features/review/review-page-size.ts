/** How many items of the review are shown, and how many more with each step: the server's largest page is the end. */
export const REVIEW_PAGE_SIZE = 50;
export const MOST_REVIEWED_AT_ONCE = 200;
