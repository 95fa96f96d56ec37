import { readFile, writeFile } from 'node:fs/promises';
import type { Clock } from '#application/ports/clock.ts';
import { ReceiptSigner, type SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { type CertificateTrouble, type SigningCertificate, troubleOf } from '#domain/receipts/certificate.ts';
import type { ToldReceipt } from '#domain/receipts/told-receipt.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SigningAside } from './signing-aside.ts';
import { certificateFacts, type SigningKey } from './certificate-facts.ts';

/** Where the certificate is, and what may be done without one. */
export interface CertificateSource {
  /** The file and its password; null: none is named. */
  readonly named: { readonly path: string; readonly password: () => string } | null;
  /** Where a school that shows sample content keeps the one that it makes for itself. */
  readonly selfMadePath: string;
  /** Whether the school shows sample content: then it makes one where none is named. */
  readonly isSample: () => Promise<boolean>;
  /** Whether a certificate that nobody vouches for will do. */
  readonly takesSelfMade: () => Promise<boolean>;
}

interface Opened {
  readonly key: SigningKey;
  readonly facts: SigningCertificate;
}

/** Milliseconds after which a certificate that could not be used is looked at again: somebody may have put it right. */
const patienceMs = 60_000;

/** Signs with the certificate that the process was told of. It is read at its first use, and kept in memory alone. */
export class ReceiptSignerByCertificate extends ReceiptSigner {
  #opened: Opened | null = null;
  #opening: Promise<Result<Opened, CertificateTrouble>> | null = null;
  #trouble: { readonly trouble: CertificateTrouble; readonly at: number } | null = null;

  constructor(
    private readonly source: CertificateSource,
    private readonly aside: SigningAside,
    private readonly clock: Clock,
  ) {
    super();
  }

  async certificate(): Promise<Result<SigningCertificate, CertificateTrouble>> {
    const opened = await this.#usable();
    return opened.ok ? accept(opened.value.facts) : opened;
  }

  async sign(document: ToldReceipt): Promise<Result<SignedXml, CertificateTrouble>> {
    const opened = await this.#usable();
    if (!opened.ok) return opened;
    return accept(await this.aside.run('sign', { document, key: opened.value.key }));
  }

  async #usable(): Promise<Result<Opened, CertificateTrouble>> {
    const now = this.clock.now();
    if (this.#opened === null) {
      const last = this.#trouble;
      if (last !== null && now.getTime() - last.at < patienceMs) return refuse(last.trouble);
      // Asked for by several at once, it is read once.
      this.#opening ??= this.#open(now).finally(() => (this.#opening = null));
      const opened = await this.#opening;
      if (!opened.ok) {
        this.#trouble = { trouble: opened.refusal, at: now.getTime() };
        return opened;
      }
      this.#opened = opened.value;
    }
    const trouble = troubleOf(this.#opened.facts, now, await this.source.takesSelfMade());
    if (trouble === null) return accept(this.#opened);
    // Renewed in its place, it is found the next time.
    this.#opened = null;
    this.#trouble = { trouble, at: now.getTime() };
    return refuse(trouble);
  }

  async #open(now: Date): Promise<Result<Opened, CertificateTrouble>> {
    const { named } = this.source;
    const content = named === null ? await this.#selfMade(now) : await readFile(named.path).catch(() => null);
    if (content === null) return refuse({ kind: named === null ? 'none-named' : 'file-unreadable' });
    const read = await this.aside.run('open', { content, password: named?.password() ?? '' });
    return read.ok ? accept({ key: read.value, facts: certificateFacts(read.value) }) : read;
  }

  /** Made once: of two processes with one folder, the second finds that of the first. */
  async #selfMade(now: Date): Promise<Uint8Array | null> {
    const { isSample, selfMadePath } = this.source;
    if (!(await isSample())) return null;
    const known = await readFile(selfMadePath).catch(() => null);
    if (known !== null) return known;
    const made = await this.aside.run('make-certificate', { now });
    await writeFile(selfMadePath, made, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
    return readFile(selfMadePath);
  }
}
