import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { DOMParser } from '@xmldom/xmldom';
import { onTestFinished } from 'vitest';
import yazl from 'yazl';
import { unzipped } from '#test/support/reading/unzipped.ts';

/** What goes wrong with the service at present. */
export type BillFault =
  | 'none'
  | 'silent'
  | 'busy'
  | 'not-soap'
  | 'lost'
  | 'broken-cdr'
  | 'cdr-of-another'
  | { readonly code: string; readonly text: string }
  | { readonly cdr: number; readonly notes?: readonly string[] };

/**
 * A service that takes receipts as the tax authority does, by the published call: it knows its user, looks into the archive, keeps
 * what it took under its name and refuses other contents under the same; what it does wrong a test says. `lost`: it takes the receipt and
 * the answer does not arrive.
 */
export class BillServiceStandIn {
  fault: BillFault = 'none';
  /** What was taken, by file name; how often anything came. */
  readonly taken = new Map<string, string>();
  calls = 0;
  readonly user = '20512333797MODDATOS';
  readonly password = 'clave-sol-<&>-secreta';
  readonly #server = createServer((request, response) => {
    void text(request).then(async (body) => {
      this.calls += 1;
      if (this.fault === 'silent') return;
      const answer = await this.#answer(body, String(request.headers['soapaction']));
      if (answer === null) return void request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((ready) => void this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/billService`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => void this.#server.close(closed));
  }

  async #answer(body: string, action: string): Promise<{ readonly status: number; readonly body: string } | null> {
    const { fault } = this;
    if (fault === 'busy') return { status: 503, body: '<html>mantenimiento</html>' };
    if (fault === 'not-soap') return { status: 200, body: 'OK' };
    const asked = new DOMParser().parseFromString(body, 'text/xml');
    const said = (name: string): string => asked.getElementsByTagNameNS('*', name)[0]?.textContent ?? '';
    if (!action.includes('urn:sendBill')) return soapFault('soap-env:Client', 'sin acción');
    if (said('Username') !== this.user || said('Password') !== this.password) {
      return soapFault('soap-env:Client.0102', 'Usuario o contraseña incorrectos');
    }
    if (typeof fault === 'object' && 'code' in fault) return soapFault(fault.code, fault.text);
    const name = said('fileName').replace(/\.zip$/, '');
    const files = await unzipped(Buffer.from(said('contentFile'), 'base64'));
    const xml = files.get(`${name}.xml`)?.content.toString('utf8');
    if (xml === undefined) return soapFault('soap-env:Client.0151', 'El nombre del archivo ZIP es incorrecto');
    if (this.taken.has(name)) {
      const words = 'El comprobante fue registrado previamente con otros datos';
      return soapFault('soap-env:Client.1033', words);
    }
    if (typeof fault !== 'object' || fault.cdr < 2000 || fault.cdr >= 4000) this.taken.set(name, xml);
    return fault === 'lost' ? null : { status: 200, body: envelope(await this.#cdrOf(name)) };
  }

  async #cdrOf(name: string): Promise<string> {
    const { fault } = this;
    const code = name.split('-').slice(2).join('-');
    const about = fault === 'cdr-of-another' ? 'B001-99999' : code;
    const [number, notes] = typeof fault === 'object' && 'cdr' in fault ? [fault.cdr, fault.notes ?? []] : [0, []];
    const xml = fault === 'broken-cdr' ? '<ar:ApplicationResponse><cbc:' : cdrXml(about, number, notes);
    const zip = new yazl.ZipFile();
    zip.addEmptyDirectory('dummy/');
    zip.addBuffer(Buffer.from(xml), `R-${name}.xml`);
    zip.end();
    const content = (await buffer(zip.outputStream as Readable)).toString('base64');
    return `<ns2:sendBillResponse xmlns:ns2="http://service.sunat.gob.pe"><applicationResponse>${content}</applicationResponse></ns2:sendBillResponse>`;
  }
}

const cdrXml = (about: string, code: number, notes: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?><ar:ApplicationResponse xmlns:ar="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">',
    ...notes.map((note) => `<cbc:Note>${note}</cbc:Note>`),
    `<cac:DocumentResponse><cac:Response><cbc:ReferenceID>${about}</cbc:ReferenceID><cbc:ResponseCode>${code}</cbc:ResponseCode>`,
    `<cbc:Description>La Boleta numero ${about}, ${code === 0 ? 'ha sido aceptada' : 'ha sido rechazada'}</cbc:Description>`,
    `</cac:Response><cac:DocumentReference><cbc:ID>${about}</cbc:ID></cac:DocumentReference></cac:DocumentResponse></ar:ApplicationResponse>`,
  ].join('');

const envelope = (content: string): string =>
  `<soap-env:Envelope xmlns:soap-env="http://schemas.xmlsoap.org/soap/envelope/"><soap-env:Body>${content}</soap-env:Body></soap-env:Envelope>`;

const soapFault = (code: string, words: string) => ({
  status: 500,
  body: envelope(`<soap-env:Fault><faultcode>${code}</faultcode><faultstring>${words}</faultstring></soap-env:Fault>`),
});

/** A service for the present test, with how the school reaches it. */
export async function aBillService() {
  const standIn = new BillServiceStandIn();
  const address = await standIn.start();
  onTestFinished(() => standIn.stop());
  return { standIn, service: { address, user: standIn.user, password: () => standIn.password } };
}
