/** Stands in for MUI's ripple, which the theme switches off for every button: the build leaves the real one out. */
export default function NoRipple(): null {
  return null;
}
