import { resolve } from 'node:path';
import { billService } from '#adapters/server/receipts/sending/bill-service.ts';
import type { TaxService } from '#adapters/server/receipts/sending/tax-authority-by-soap.ts';
import { ConfigError } from './config-error.ts';
import { type Env, secretOf, valueOf } from './env-values.ts';

/** Where the certificate is that receipts are signed with. */
export interface CertificateFile {
  /** A .p12 or a PEM file with certificate and key. */
  readonly path: string;
  /** A function, so that whatever prints the settings does not print it; '' where the file has none. */
  readonly password: () => string;
}

/**
 * The certificate that the process is told of, or null.
 * @throws ConfigError naming the variable at fault, and nothing of a secret.
 */
export function certificateOf(env: Env): CertificateFile | null {
  const path = valueOf(env, 'SUNAT_CERTIFICATE');
  const password = secretOf(env, 'SUNAT_CERTIFICATE_PASSWORD');
  if (path !== null) return { path: resolve(path), password: password ?? (() => '') };
  if (password === null) return null;
  throw new ConfigError('SUNAT_CERTIFICATE_PASSWORD: falta SUNAT_CERTIFICATE, el archivo cuya contraseña es.');
}

/**
 * Where receipts are sent: to the tax authority by its name, or to who takes them for it by an address; null: nowhere.
 * @throws ConfigError naming the variable at fault, and nothing of a secret.
 */
export function taxServiceOf(env: Env): TaxService | null {
  const [service, user] = [valueOf(env, 'SUNAT_SERVICE'), valueOf(env, 'SUNAT_USER')];
  const password = secretOf(env, 'SUNAT_PASSWORD');
  if (service === null) {
    if (user === null && password === null) return null;
    throw new ConfigError('SUNAT_USER y SUNAT_PASSWORD no sirven sin SUNAT_SERVICE, que dice a dónde se envía.');
  }
  if (user === null) throw new ConfigError('SUNAT_USER falta: el RUC seguido del usuario SOL, o el usuario del OSE.');
  if (password === null) throw new ConfigError('SUNAT_PASSWORD falta; o su archivo, en SUNAT_PASSWORD_FILE.');
  return { address: addressOf(service), user, password };
}

function addressOf(service: string): string {
  const { addresses } = billService;
  if (service === 'beta' || service === 'production') return addresses[service];
  const url = URL.canParse(service) ? new URL(service) : null;
  const isHere = url !== null && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isHere) || url.username !== '' || url.password !== '') {
    throw new ConfigError('SUNAT_SERVICE debe ser beta, production o la dirección https:// del OSE, sin clave.');
  }
  return url.href;
}
