import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { cleanText } from '#adapters/server/clean-text.ts';
import { changeHoliday } from './escuela/change-holiday.ts';
import { backUp, checkBackup, restore } from './escuela/backup.ts';
import { addBankAccount, listBankAccounts, retireBankAccount } from './escuela/bank-accounts.ts';
import { type Command, type CommandBesideSchool, UsageError } from './escuela/command.ts';
import { answerComplaint, listComplaints, showComplaint } from './escuela/complaints.ts';
import { hidePromotion, listPromotions, showPromotion } from './escuela/promotions.ts';
import { answerReview, hideReview, listReviews, showReview } from './escuela/reviews.ts';
import { answerConsultation, listConsultations } from './escuela/consultations.ts';
import { copySchoolFiles } from './escuela/files.ts';
import { listExams, setExam } from './escuela/exams.ts';
import { importBook } from './escuela/import-book.ts';
import { importCatalogue } from './escuela/import-catalogue.ts';
import { importHelp } from './escuela/import-help.ts';
import { importGrants, importPeople } from './escuela/moving/moving-in.ts';
import { listMessages } from './escuela/list-messages.ts';
import { reissueCertificate, showCertificate } from './escuela/reissue-certificate.ts';
import { revokeCertificate } from './escuela/revoke-certificate.ts';
import { lendSeminarSeat, publishRecording, setSeminarRoom } from './escuela/seminars.ts';
import { listGifts, resendGiftLetter } from './escuela/gifts.ts';
import { addToTeam, listOfficeLog, listTeam, removeFromTeam, resetFactor } from './escuela/team.ts';
import { listSurplus, returnSurplus } from './escuela/surplus-payments.ts';
import { approveVoucher, listVouchers, rejectVoucher } from './escuela/vouchers.ts';

const commands: readonly (Command | CommandBesideSchool)[] = [
  checkBackup,
  backUp,
  restore,
  importBook,
  importCatalogue,
  importHelp,
  importPeople,
  importGrants,
  listMessages,
  showCertificate,
  reissueCertificate,
  revokeCertificate,
  listConsultations,
  answerConsultation,
  listReviews,
  answerReview,
  hideReview,
  showReview,
  listExams,
  setExam,
  listComplaints,
  showComplaint,
  answerComplaint,
  setSeminarRoom,
  publishRecording,
  lendSeminarSeat,
  changeHoliday,
  listVouchers,
  approveVoucher,
  rejectVoucher,
  listGifts,
  resendGiftLetter,
  listSurplus,
  returnSurplus,
  listPromotions,
  showPromotion,
  hidePromotion,
  listBankAccounts,
  addBankAccount,
  retireBankAccount,
  listTeam,
  addToTeam,
  removeFromTeam,
  resetFactor,
  listOfficeLog,
  copySchoolFiles,
];

/** The school's command line: finds the command by its words, opens the school, runs it. Exit codes: 0 done, 1 refused, 2 misused, 3 done with a warning. */
async function main(args: readonly string[]): Promise<number> {
  const command = commands.find(({ words }) => words.every((word, place) => args[place] === word));
  if (command === undefined) {
    const asked = args.length === 0 || args.includes('--help') || args[0] === 'help';
    say(asked ? process.stdout : process.stderr, usage());
    return asked ? 0 : 2;
  }
  const rest = args.slice(command.words.length);
  if ('prepareBeside' in command) {
    return command.prepareBeside(rest)(readConfig(process.env), (line) => say(process.stdout, line));
  }
  const ready = command.prepare(rest);
  const started = await startSchool(readConfig(process.env));
  try {
    return await ready(started, (line) => say(process.stdout, line));
  } finally {
    await started.database.close();
  }
}

/** The one way to the terminal: whoever wrote what is printed does not command it. */
function say(stream: NodeJS.WritableStream, line: string): void {
  stream.write(`${cleanText(line)}\n`);
}

function usage(): string {
  return ['Uso: npm run escuela -- ORDEN …', '', ...commands.map(({ usage: text }) => text)].join('\n');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  const text =
    error instanceof Error
      ? error instanceof UsageError || error instanceof ConfigError
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  say(process.stderr, text);
}
