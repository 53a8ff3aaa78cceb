/** What a style sheet or an image is in tests: nothing. */
export default '';
