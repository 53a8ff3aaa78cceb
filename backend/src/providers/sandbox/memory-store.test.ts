/** The store of the tests does what the one of the product does. */
import { describeStore } from './test-store-contract.ts';
import { MemoryStore } from './test-memory-store.ts';

const store = new MemoryStore();
describeStore('the store in memory', () => store);
