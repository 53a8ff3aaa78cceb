/** Which version of the product read a file: certificates name it. */

/** The version of package.json; a test compares. */
export const PROGRAM_VERSION = '0.1.0';
