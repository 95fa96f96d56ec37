import { parseArgs } from 'node:util';
import { RevokeCertificate, type RevokeRefusal } from '#application/server/learning/certificates/revoke-certificate.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, type Print, UsageError, optionTexts } from './command.ts';
import { certificateTexts } from './refusal-texts.ts';

/** `certificate revoke CODE --reason …`: whoever validates the certificate learns that it is no longer valid. */
export const revokeCertificate: Command = {
  words: ['certificate', 'revoke'],
  logged: 'by-its-words',
  usage: `  certificate revoke CÓDIGO --reason "MOTIVO"
      Anula un certificado. La validación pública lo dirá, con la fecha; el motivo queda en los registros de la escuela.`,
  prepare(args) {
    const { values, positionals } = parsed(args);
    const [code, ...more] = positionals;
    if (code === undefined || more.length > 0) throw new UsageError('certificate revoke: indica un solo código.');
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new UsageError(optionTexts.reasonMissing);
    return (started, print) => revoke(code, reason, started, print);
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { reason: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new UsageError('certificate revoke: la única opción es --reason.');
  }
}

async function revoke(code: string, reason: string, { school }: StartedSchool, print: Print): Promise<number> {
  const revoked = await school.write(RevokeCertificate, (certificates) => certificates.execute(code, reason));
  if (!revoked.ok) {
    print(`No se anuló nada. ${refusalText(revoked.refusal)}`);
    return 1;
  }
  print(`Anulado: ${revoked.value.code}, de ${revoked.value.holderName}.`);
  return 0;
}

function refusalText(refusal: RevokeRefusal): string {
  switch (refusal.kind) {
    case 'certificate-not-found':
      return certificateTexts['certificate-not-found'];
    case 'already-revoked':
      return `Ya estaba anulado desde el ${formatDayMonthYear(limaDay(refusal.at))}.`;
    case 'reason-missing':
      return certificateTexts['reason-missing'];
    default:
      return certificateTexts['code-malformed'];
  }
}
