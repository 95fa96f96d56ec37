import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whom a stand-in of S3 believes. */
export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.codePointAt(0)?.toString(16).toUpperCase()}`);

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

/**
 * Why a request is refused by the fourth version of AWS's signatures, by the name of S3's error; null: it is right. Written from
 * AWS's description, independently of the client. A signature in the query is good for as long as it says, one in the headers for
 * fifteen minutes.
 */
export function refusalOf(request: IncomingMessage, url: URL, keys: S3Keys, now: Date): string | null {
  const inQuery = url.searchParams.has('X-Amz-Signature');
  const claim = inQuery ? claimInQuery(url) : claimInHeaders(request);
  if (claim === null) return 'AccessDenied';
  const [id, day = '', region = '', service, end] = claim.credential.split('/');
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  if (!claim.date.startsWith(day)) return 'SignatureDoesNotMatch';
  const age = (now.getTime() - instantOf(claim.date).getTime()) / 1000;
  const lasts = Number(url.searchParams.get('X-Amz-Expires'));
  if (inQuery && !(lasts >= 1 && lasts <= 604_800)) return 'AuthorizationQueryParametersError';
  if (inQuery ? age >= lasts : Math.abs(age) > 900) return inQuery ? 'AccessDenied' : 'RequestTimeTooSkewed';
  if (!claim.signedHeaders.split(';').includes('host')) return 'AccessDenied';
  const scope = [day, region, 's3', 'aws4_request'].join('/');
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical(request, url, claim))].join('\n');
  const key = ['aws4_request'].reduce(hmac, hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'));
  return hmac(key, text).toString('hex') === claim.signature ? null : 'SignatureDoesNotMatch';
}

function claimInQuery({ searchParams }: URL): Claim {
  const of = (name: string): string => searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders'),
    signature: of('Signature'),
    date: of('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function claimInHeaders({ headers }: IncomingMessage): Claim | null {
  const shape = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = shape.exec(headers.authorization ?? '') ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return null;
  const of = (name: string): string => String(headers[name] ?? '');
  return { credential, signedHeaders, signature, date: of('x-amz-date'), payload: of('x-amz-content-sha256') };
}

function canonical(request: IncomingMessage, url: URL, { signedHeaders, payload }: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  return [request.method, path.join('/'), query, headers.join(''), signedHeaders, payload].join('\n');
}

/** 20260301T120000Z as an instant. */
function instantOf(date: string): Date {
  return new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
