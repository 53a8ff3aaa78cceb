/** The jsdom that the client's tests run in, with what browsers have and jsdom hides. */
import { TestEnvironment } from 'jest-environment-jsdom';

const hiddenByJsdom = ['structuredClone', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'Request', 'Response', 'Headers', 'fetch'] as const;

export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of hiddenByJsdom) Reflect.set(this.global, name, globalThis[name]);
    const settled = { matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
    Reflect.set(this.global, 'matchMedia', (media: string) => ({ ...settled, media }));
    Reflect.set(this.global, 'ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
    // jsdom has no pointer events; a mouse event carries all that is read from them here.
    Reflect.set(this.global, 'PointerEvent', this.global['MouseEvent']);
    // React asks for this before it lets tests wait for its updates.
    Reflect.set(this.global, 'IS_REACT_ACT_ENVIRONMENT', true);
  }
}
