/** What the build takes from the client's sources to write the pages. */
export { appAddresses, isAppAddress } from '../src/app/addresses.ts';
export { renderSite } from '../src/public/render.tsx';
