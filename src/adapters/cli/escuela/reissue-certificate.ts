import { parseArgs } from 'node:util';
import {
  CorrectCertificate,
  type CorrectRefusal,
} from '#application/server/learning/certificates/correct-certificate.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, type Print, UsageError, optionTexts } from './command.ts';
import { certificateTexts } from './refusal-texts.ts';

/** `certificate reissue CODE --reason … [--name …]`: makes a certificate out anew and leaves a line in its trail. */
export const reissueCertificate: Command = {
  words: ['certificate', 'reissue'],
  logged: 'by-its-words',
  usage: `  certificate reissue CÓDIGO --reason "MOTIVO" [--name "NOMBRES Y APELLIDOS"]
      Vuelve a emitir un certificado con el nombre y el documento que su titular tiene ahora en el perfil, o con ese nombre.
      El código se conserva; la validación pública dirá la fecha. El nombre anterior y el motivo quedan en su historial.`,
  prepare(args) {
    const { values, positionals } = parsed(args);
    const [code, ...more] = positionals;
    if (code === undefined || more.length > 0) throw new UsageError('certificate reissue: indica un solo código.');
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new UsageError(optionTexts.reasonMissing);
    if (values.name?.trim() === '') throw new UsageError('--name: falta el nombre.');
    return (started, print) => reissue(code, reason, values.name ?? null, started, print);
  },
};

/** `certificate show CODE`: what a certificate says and its trail. */
export const showCertificate: Command = {
  words: ['certificate', 'show'],
  usage: `  certificate show CÓDIGO
      Muestra un certificado con su historial: qué decía antes de cada reemisión, quién la pidió y por qué.`,
  prepare(args) {
    const [code, ...more] = args;
    if (code === undefined || more.length > 0) throw new UsageError('certificate show: indica un solo código.');
    return async ({ school }, print) => {
      const found = await school.get(ValidateCertificate).execute(code);
      if (!found.ok) {
        print(refusalText(found.refusal));
        return 1;
      }
      for (const line of linesOf(found.value)) print(line);
      return 0;
    };
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { reason: { type: 'string' }, name: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('certificate reissue: las opciones son --reason y --name.');
  }
}

async function reissue(
  code: string,
  reason: string,
  name: string | null,
  { school }: StartedSchool,
  print: Print,
): Promise<number> {
  const done = await school.write(CorrectCertificate, (correct) => correct.execute(code, reason, name));
  if (!done.ok) {
    print(`No se volvió a emitir nada. ${refusalText(done.refusal)}`);
    return 1;
  }
  for (const line of linesOf(done.value)) print(line);
  return 0;
}

function linesOf(certificate: Certificate): readonly string[] {
  const { code, holderName, holderDocument, productTitle, issuedAt, revokedAt, revokedReason, reissues } = certificate;
  return [
    `${code}  ${nameAndDocument(holderName, holderDocument)}`,
    `${productTitle}, emitido el ${day(issuedAt)}.`,
    ...reissues.map(
      ({ at, by, reason, formerName, formerDocument }) =>
        `Reemitido el ${day(at)} por ${by === 'staff' ? 'la escuela' : 'su titular'}. Antes: ${nameAndDocument(formerName, formerDocument)}. Motivo: ${reason}.`,
    ),
    ...(revokedAt === null ? [] : [`Anulado el ${day(revokedAt)}. Motivo: ${revokedReason ?? ''}.`]),
  ];
}

const day = (at: Date): string => formatDayMonthYear(limaDay(at));
const nameAndDocument = (name: string, document: string): string => (document === '' ? name : `${name} (${document})`);

function refusalText(refusal: CorrectRefusal): string {
  switch (refusal.kind) {
    case 'certificate-not-found':
      return certificateTexts['certificate-not-found'];
    case 'certificate-revoked':
      return `Está anulado desde el ${day(refusal.at)}.`;
    case 'nothing-to-correct':
      return 'Ya dice lo mismo: no hay nada que corregir.';
    case 'holder-names-missing':
      return 'El perfil de su titular no tiene nombres: indícalos con --name.';
    case 'reason-missing':
      return certificateTexts['reason-missing'];
    case 'document-differs':
      return 'El documento es otro.';
    default:
      return certificateTexts['code-malformed'];
  }
}
