import { escapeXml } from '#adapters/server/escape-xml.ts';

/**
 * The service of the tax authority and of those who take receipts for it, as one table. Por confirmar: read in the WSDL and the senders
 * of public implementations (decision 0089), not tried against the service itself.
 */
export const billService = {
  addresses: {
    beta: 'https://e-beta.sunat.gob.pe/ol-ti-itcpfegem-beta/billService',
    production: 'https://e-factura.sunat.gob.pe/ol-ti-itcpfegem/billService',
  },
  action: 'urn:sendBill',
  envelope: 'http://schemas.xmlsoap.org/soap/envelope/',
  service: 'http://service.sunat.gob.pe',
  security: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
  passwordType: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText',
  /** Where the proof of receipt stands in the answer, and what a refusal consists of. */
  answer: 'applicationResponse',
  fault: { code: 'faultcode', text: 'faultstring', detail: 'message' },
  /** The proof of receipt (CDR). */
  cdr: { code: 'ResponseCode', text: 'Description', of: 'ReferenceID', note: 'Note' },
} as const;

/** What is posted to have a receipt taken. */
export function sendBillRequest(
  zip: { readonly name: string; readonly content: Uint8Array },
  who: { readonly user: string; readonly password: string },
): string {
  const { envelope, service, security, passwordType } = billService;
  return [
    `<soapenv:Envelope xmlns:soapenv="${envelope}" xmlns:ser="${service}" xmlns:wsse="${security}">`,
    '<soapenv:Header><wsse:Security><wsse:UsernameToken>',
    `<wsse:Username>${escapeXml(who.user)}</wsse:Username>`,
    `<wsse:Password Type="${passwordType}">${escapeXml(who.password)}</wsse:Password>`,
    '</wsse:UsernameToken></wsse:Security></soapenv:Header>',
    '<soapenv:Body><ser:sendBill>',
    `<fileName>${escapeXml(zip.name)}</fileName>`,
    `<contentFile>${Buffer.from(zip.content).toString('base64')}</contentFile>`,
    '</ser:sendBill></soapenv:Body></soapenv:Envelope>',
  ].join('');
}
