import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { type S3Settings, s3SettingsOf } from './s3-settings.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import type { TaxService } from '#adapters/server/receipts/sending/tax-authority-by-soap.ts';
import { type CertificateFile, certificateOf, taxServiceOf } from './receipt-settings.ts';
import { PaymentSettings } from './payment-settings.ts';
import { type MovedSettings, movedSettingsOf } from './moved-settings.ts';

/** How this school is run, read once at the start. */
export interface Config {
  readonly schoolPort: number;
  readonly signInPort: number;
  /** Address to listen on; all by default. */
  readonly host: string;
  /** Where everything written lies. */
  readonly dataDir: string;
  /** Which of `file-stores.ts` keeps the files. */
  readonly filesStore: string;
  /** The storage that files are kept in, moved to or moved from; null: none is set up. */
  readonly s3: S3Settings | null;
  /** PostgreSQL when set, else the embedded SQLite file. */
  readonly databaseUrl: string | null;
  /** Whether PostgreSQL plans statements once for each connection, under a name; not where a pooler hands connections on. */
  readonly databaseStatements: 'named' | 'unnamed';
  /** As a browser sees them, without a slash at the end. */
  readonly schoolOrigin: string;
  readonly signInOrigin: string;
  /** Base addresses of images and of uploads (SITE-7). */
  readonly imagesBase: string;
  readonly uploadsBase: string;
  /** smtp:// or smtps:// address; null: mails become .eml files in the outbox folder. */
  readonly smtpUrl: string | null;
  /** Mails and the password of the mail server travel only over TLS. */
  readonly smtpNeedsTls: boolean;
  readonly mailFrom: string;
  /** The gateway for new card payments, then those that still answer for old ones. */
  readonly paymentGateways: readonly [string, ...string[]];
  readonly paymentSettings: PaymentSettings;
  /** The certificate that receipts are signed with; null: none is named. */
  readonly certificate: CertificateFile | null;
  /** Where receipts are sent, and by whom; null: nowhere. */
  readonly taxService: TaxService | null;
  /** What releases before this one were told here and the office is told now; taken over once. */
  readonly moved: MovedSettings;
  readonly sampleSchool: boolean;
  readonly logLevel: string;
  /** How many proxies stand before the school, or the networks they are in; false: none. */
  readonly trustProxy: TrustedProxies;
  /** Seconds that a process which is told to end goes on as before, not ready any more, so that whoever sends it visitors notices. */
  readonly stopWait: number;
  /** Where Prometheus fetches; null: nothing is measured. */
  readonly metricsPort: number | null;
  /** Address on which that is; this machine's own alone by default. */
  readonly metricsHost: string;
}

export { ConfigError };

/**
 * Reads the configuration from environment variables (docs/operating.md lists them).
 * @throws ConfigError naming the variable at fault.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const schoolPort = portOf(env, 'PORT', 3000);
  const signInPort = portOf(env, 'SIGN_IN_PORT', schoolPort === 0 ? 0 : schoolPort + 1);
  if (schoolPort !== 0 && schoolPort === signInPort) {
    throw new ConfigError('SIGN_IN_PORT y PORT son iguales; la aplicación de ingreso necesita un puerto propio.');
  }
  const schoolOrigin = originOf(env, 'SCHOOL_ORIGIN', `http://localhost:${schoolPort}`);
  const signInOrigin = originOf(env, 'SIGN_IN_ORIGIN', `http://localhost:${signInPort}`);
  if (isHttps(schoolOrigin) !== isHttps(signInOrigin)) {
    throw new ConfigError('SCHOOL_ORIGIN y SIGN_IN_ORIGIN deben ser las dos https:// o ninguna.');
  }
  return {
    schoolPort,
    signInPort,
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: resolve(env['DATA_DIR'] ?? './data'),
    filesStore: optional(env, 'FILES_STORE') ?? 'folder',
    s3: s3SettingsOf(env, { storage: optional(env, 'FILES_STORE') === 's3', https: isHttps(schoolOrigin) }),
    databaseUrl: optional(env, 'DATABASE_URL'),
    databaseStatements: oneOf(env, 'DATABASE_STATEMENTS', ['named', 'unnamed']),
    schoolOrigin,
    signInOrigin,
    imagesBase: optional(env, 'IMAGES_BASE') ?? '',
    uploadsBase: optional(env, 'UPLOADS_BASE') ?? '',
    smtpUrl: optional(env, 'SMTP_URL'),
    smtpNeedsTls: oneOf(env, 'SMTP_TLS', ['required', 'optional']) === 'required',
    mailFrom: env['MAIL_FROM'] ?? 'Escuela <no-responder@escuela.example>',
    paymentGateways: gatewayNamesOf(env),
    paymentSettings: new PaymentSettings(env),
    certificate: certificateOf(env),
    taxService: taxServiceOf(env),
    moved: movedSettingsOf(env),
    sampleSchool: oneOf(env, 'SAMPLE_SCHOOL', ['yes', 'no']) === 'yes',
    logLevel: oneOf(env, 'LOG_LEVEL', ['warn', 'silent', 'error', 'info', 'debug']),
    trustProxy: proxiesOf(env),
    stopWait: wholeOf(env, 'STOP_WAIT', 2, 300),
    metricsPort: metricsPortOf(env, [schoolPort, signInPort]),
    metricsHost: optional(env, 'METRICS_HOST') ?? '127.0.0.1',
  };
}

/** Whether the school is a public one: its origins are https. What only suits a trial never comes up there. */
export function isPublicSchool(config: Pick<Config, 'schoolOrigin' | 'signInOrigin'>): boolean {
  return isHttps(config.schoolOrigin) || isHttps(config.signInOrigin);
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

type Env = Readonly<Record<string, string | undefined>>;

function optional(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function gatewayNamesOf(env: Env): readonly [string, ...string[]] {
  const [first, ...others] = (optional(env, 'PAYMENT_GATEWAYS') ?? 'simulada')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  if (first === undefined) throw new ConfigError('PAYMENT_GATEWAYS debe nombrar al menos una pasarela.');
  return [first, ...others];
}

function portOf(env: Env, name: string, byDefault: number): number {
  const text = optional(env, name);
  if (text === null) return byDefault;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ConfigError(`${name} debe ser un número entero de 0 a 65535 (0: cualquier puerto libre); es «${text}».`);
  }
  return port;
}

function metricsPortOf(env: Env, others: readonly number[]): number | null {
  if (optional(env, 'METRICS_PORT') === null) return null;
  const port = portOf(env, 'METRICS_PORT', 0);
  if (port !== 0 && others.includes(port)) {
    throw new ConfigError(
      `METRICS_PORT necesita un puerto propio, al que no lleguen las visitas; ${port} es de una de las aplicaciones.`,
    );
  }
  return port;
}

function wholeOf(env: Env, name: string, byDefault: number, most: number): number {
  const text = optional(env, name) ?? String(byDefault);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) {
    throw new ConfigError(`${name} debe ser un número entero de segundos, de 0 a ${most}; es «${text}».`);
  }
  return value;
}

function originOf(env: Env, name: string, byDefault: string): string {
  const text = optional(env, name) ?? byDefault;
  const url = safeUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new ConfigError(`${name} debe ser un origen como https://escuela.example; es «${text}».`);
  }
  return url.origin;
}

function safeUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function proxiesOf(env: Env): TrustedProxies {
  const text = optional(env, 'TRUST_PROXY') ?? 'no';
  const proxies = parseTrustedProxies(text);
  if (proxies === null) {
    throw new ConfigError(
      `TRUST_PROXY debe decir cuántos proxies hay delante de la escuela (TRUST_PROXY=1) o en qué redes están (TRUST_PROXY=10.0.0.0/8,192.168.1.5); «no» si no hay ninguno. Es «${text}».`,
    );
  }
  return proxies;
}

function oneOf<const T extends string>(env: Env, name: string, values: readonly [T, ...T[]]): T {
  const text = optional(env, name) ?? values[0];
  const found = values.find((value) => value === text);
  if (found === undefined)
    throw new ConfigError(`${name} debe ser uno de estos valores: ${values.join(', ')}; es «${text}».`);
  return found;
}
