/** Stands in for hoist-non-react-statics in the bundle: Emotion's withTheme calls it, and nothing calls that. */
export default function hoistNothing(): never {
  throw new Error('withTheme is not used here');
}
