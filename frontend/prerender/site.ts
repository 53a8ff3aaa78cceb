/** What the build takes from the client's sources to write the pages. */
export { appAddresses, isAppAddress } from '../src/app/addresses.ts';
export { firstQuestions } from '../src/app/first-screen/first-questions.ts';
export { drawFirstScreen } from '../src/app/first-screen/render.tsx';
export { renderSite } from '../src/public/render.tsx';
