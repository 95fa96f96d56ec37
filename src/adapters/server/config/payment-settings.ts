import { ConfigError } from './config-error.ts';
import { type Env, secretOf, valueOf } from './env-values.ts';

/** What is set up under names that begin with `PAYMENT_`: each gateway reads its own there, and nothing prints them. */
export class PaymentSettings {
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('PAYMENT_')));
  }

  /** The setting, or null. */
  value(name: string): string | null {
    return valueOf(this.#env, name);
  }

  /** 'yes' or 'no', which it is where nothing is said. @throws ConfigError for anything else. */
  isOn(name: string): boolean {
    const text = this.value(name) ?? 'no';
    if (text !== 'yes' && text !== 'no') throw new ConfigError(`${name} debe ser yes o no.`);
    return text === 'yes';
  }

  /** @throws ConfigError naming what is missing and the gateway that needs it. */
  needed(name: string, gateway: string): string {
    const value = this.value(name);
    if (value === null) throw missing(name, gateway);
    return value;
  }

  /**
   * A key, from the variable or from the file that `NAME_FILE` names.
   * @throws ConfigError naming the variable at fault, and nothing of a secret.
   */
  secret(name: string, gateway: string): () => string {
    const secret = secretOf(this.#env, name);
    if (secret === null) throw missing(`${name} (o ${name}_FILE, el archivo donde está)`, gateway);
    if (secret() === '' || /\s/.test(secret()))
      throw new ConfigError(`${name}: no hay una clave ahí, o tiene espacios dentro.`);
    return secret;
  }

  /**
   * Which of a gateway's services it is: one of those it has by name, or an address where somebody stands in for it.
   * @throws ConfigError when it is neither.
   */
  service<const T extends string>(name: string, known: readonly [T, ...T[]]): T | URL {
    const text = this.value(name) ?? known[0];
    const found = known.find((each) => each === text);
    if (found !== undefined) return found;
    const url = URL.canParse(text) ? new URL(text) : null;
    const isHere = url !== null && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname) && url.pathname === '/';
    if (!isHere || url.username !== '') {
      throw new ConfigError(
        `${name} debe ser uno de estos valores: ${known.join(', ')}; o http://localhost:PUERTO para un doble de pruebas.`,
      );
    }
    return url;
  }
}

const missing = (what: string, gateway: string): ConfigError =>
  new ConfigError(`Falta ${what}, que la pasarela «${gateway}» necesita.`);
