/** Vite plugin: lets the bundler leave out the parts of React Router that nothing here uses. They are marked as if making them did something, and weigh as much as those that are used. */
import type { Plugin } from 'vite';

const NAME_FOR_DEBUGGING = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

export function leanRouter(): Plugin {
  return {
    name: 'purser-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(NAME_FOR_DEBUGGING, '').replace(COMPONENT, '/* @__PURE__ */ '), map: null }),
    },
  };
}
