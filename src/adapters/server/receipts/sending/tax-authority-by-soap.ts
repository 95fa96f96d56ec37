import { type TaxFile, type TaxAnswer, TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { billService, sendBillRequest } from './bill-service.ts';
import type { XmlAnswer } from './xml-answer.ts';

/** How the service is reached. */
export interface TaxService {
  readonly address: string;
  readonly user: string;
  /** A function, so that whatever prints the settings does not print it. */
  readonly password: () => string;
}

/** Milliseconds after which a service that does not answer is given up for now. */
const usualPatience = 30_000;
/** More than any answer takes. */
const mostCharacters = 2_000_000;

/** Sends receipts by the SOAP call of the tax authority, to it or to who takes them for it. */
export class TaxAuthorityBySoap extends TaxAuthority {
  readonly isOn = true;

  constructor(
    private readonly service: TaxService,
    private readonly patienceMs: number = usualPatience,
  ) {
    super();
  }

  async send(file: TaxFile): Promise<TaxAnswer> {
    const { zipOf } = await import('./zip.ts');
    const content = await zipOf({ [`${file.fileName}.xml`]: file.xml });
    const { user, password } = this.service;
    const body = sendBillRequest({ name: `${file.fileName}.zip`, content }, { user, password: password() });
    const answer = await this.#post(body);
    return 'why' in answer ? { kind: 'no-answer', why: answer.why } : answerIn(answer, file);
  }

  async #post(body: string): Promise<{ readonly status: number; readonly text: string } | { readonly why: string }> {
    try {
      const response = await fetch(this.service.address, {
        method: 'POST',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${billService.action}"` },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { why: isLate ? 'El servicio no respondió a tiempo.' : 'No se pudo llegar al servicio.' };
    }
  }
}

/** What an answer says; a fault comes with status 500, and a status without anything readable is nobody's answer. */
async function answerIn(
  { status, text }: { readonly status: number; readonly text: string },
  file: TaxFile,
): Promise<TaxAnswer> {
  const { XmlAnswer } = await import('./xml-answer.ts');
  let soap: XmlAnswer;
  try {
    soap = new XmlAnswer(text.slice(0, mostCharacters));
  } catch {
    return { kind: 'no-answer', why: `El servicio respondió ${status} y nada que se pueda leer.` };
  }
  const cdr = soap.first(billService.answer);
  if (cdr !== null) return cdrIn(cdr, file);
  const said = faultIn(soap);
  return said ?? { kind: 'no-answer', why: `El servicio respondió ${status} sin decir nada del comprobante.` };
}

/** A fault names its code in its code or in its text, by who wrote the service. */
function faultIn(soap: XmlAnswer): TaxAnswer | null {
  const { code, text, detail } = billService.fault;
  const [where, words, more] = [soap.first(code), soap.first(text), soap.first(detail)];
  if (where === null && words === null) return null;
  const number = /\d{4}/.exec(where ?? '')?.[0] ?? /^\D*(\d{4})\b/.exec(words ?? '')?.[1];
  const told = [words, more].filter((each) => each !== null && each !== '').join('. ');
  // Without a code it is the server that failed, not the receipt.
  if (number === undefined) return { kind: 'no-answer', why: told === '' ? 'El servicio falló.' : told };
  return { kind: 'answered', code: Number(number), text: told, notes: [], cdr: null };
}

async function cdrIn(content: string, { fileName }: TaxFile): Promise<TaxAnswer> {
  try {
    const [{ unzip }, { XmlAnswer }] = await Promise.all([import('./zip.ts'), import('./xml-answer.ts')]);
    const read = new XmlAnswer(await unzip(Buffer.from(content, 'base64'), '.xml'));
    const { code, text, of, note } = billService.cdr;
    const [number, about] = [read.first(code), read.first(of)];
    if (number === null || !/^\d{1,4}$/.test(number)) throw new Error('no code');
    if (about === null || !fileName.endsWith(`-${about}`)) {
      return { kind: 'unreadable', why: `El servicio respondió por otro comprobante (${about ?? 'sin número'}).` };
    }
    const notes = read.all(note);
    return { kind: 'answered', code: Number(number), text: read.first(text) ?? '', notes, cdr: content };
  } catch {
    return { kind: 'unreadable', why: 'La constancia (CDR) que envió el servicio no se puede leer.' };
  }
}
