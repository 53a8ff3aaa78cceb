/** Reads settings one by one and collects what is wrong with them, so that a bad file is mended in one go. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** `message` holds one sentence per bad setting, each naming the setting. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

const YES = new Set(['true', 'yes', 'on', '1']);
const NO = new Set(['false', 'no', 'off', '0']);

export class SettingsReader {
  readonly #env: Environment;
  readonly #problems: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  /** An empty setting counts as absent: a line of .env may be left without a value. */
  text(name: string, fallback: string): string {
    return this.#env[name]?.trim() || fallback;
  }

  wholeNumber(name: string, fallback: number, { from, to }: { from: number; to: number }): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    this.require(name, /^\d+$/.test(text) && value >= from && value <= to, `must be a whole number from ${from} to ${to}, not "${text}".`);
    return value;
  }

  yesOrNo(name: string, fallback: 'yes' | 'no'): boolean {
    const text = this.text(name, fallback).toLowerCase();
    this.require(name, YES.has(text) || NO.has(text), `must be true or false, not "${text}".`);
    return YES.has(text);
  }

  /** Null when absent. The value itself is not repeated in the sentence, for it may hold a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name, '');
    if (text === '') return null;
    const isRight = URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
    this.require(name, isRight, `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
    return text;
  }

  /** Null when absent. */
  email(name: string): string | null {
    const text = this.text(name, '');
    if (text === '') return null;
    this.require(name, /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text), `must be one mail address, such as hello@example.com, not "${text}".`);
    return text;
  }

  require(name: string, isMet: boolean, otherwise: string): void {
    if (!isMet) this.#problems.push(`${name} ${otherwise}`);
  }

  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }
}
