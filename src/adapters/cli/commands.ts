import { changeHoliday, takeBackHoliday } from './escuela/change-holiday.ts';
import { backUp, checkBackup, restore } from './escuela/backup.ts';
import { addBankAccount, listBankAccounts, retireBankAccount } from './escuela/bank-accounts.ts';
import { answerComplaint, listComplaints, showComplaint } from './escuela/complaints.ts';
import { hidePromotion, listPromotions, showPromotion } from './escuela/promotions.ts';
import { answerReview, hideReview, listReviews, showReview } from './escuela/reviews.ts';
import { answerConsultation, listConsultations } from './escuela/consultations.ts';
import { copySchoolFiles } from './escuela/files.ts';
import { listExams, setExam } from './escuela/exams.ts';
import { exportBook } from './escuela/export-book.ts';
import { importBook } from './escuela/import-book.ts';
import { importCatalogue } from './escuela/import-catalogue.ts';
import { importHelp } from './escuela/import-help.ts';
import { importGrants, importPeople } from './escuela/moving/moving-in.ts';
import { importCertificates, importProgress, importReviews } from './escuela/moving/moving-study.ts';
import { productsPublish, productsRetire } from './escuela/products/product-sale.ts';
import { productsCopy, productsList, productsMake, productsShow } from './escuela/products/products.ts';
import { closeBooks, showBooks } from './escuela/books/books.ts';
import { checkReceipts } from './escuela/receipts/check-receipts.ts';
import { answerMessage, listMessages, settleMessage } from './escuela/messages.ts';
import { reissueCertificate, showCertificate } from './escuela/reissue-certificate.ts';
import { revokeCertificate } from './escuela/revoke-certificate.ts';
import { lendSeminarSeat, publishRecording, setSeminarRoom } from './escuela/seminars.ts';
import { listGifts, resendGiftLetter } from './escuela/gifts.ts';
import { addToTeam, listOfficeLog, listTeam, removeFromTeam, resetFactor } from './escuela/team.ts';
import { addDispute, endDispute, printDisputes, sayDisputeAnswered } from './escuela/payments/disputes.ts';
import { listSurplus, returnSurplus } from './escuela/payments/surplus-payments.ts';
import { confirmDeposit, ignoreDeposit, listDeposits } from './escuela/deposits/decide-deposits.ts';
import { askForRestOfDeposit, reopenDeposit, returnDeposit } from './escuela/deposits/part-payments.ts';
import { importSettlements } from './escuela/books/import-settlements.ts';
import { listSettlements, removeSettlements } from './escuela/books/settlement-files.ts';
import { importDeposits } from './escuela/deposits/import-deposits.ts';
import { approveVoucher, listVouchers, rejectVoucher } from './escuela/vouchers.ts';
import type { Command, CommandBesideSchool } from './escuela/command.ts';

/** Every command of the school, in the order of the help. */
export const commands: readonly (Command | CommandBesideSchool)[] = [
  checkBackup,
  backUp,
  restore,
  productsList,
  productsShow,
  productsMake,
  productsCopy,
  productsPublish,
  productsRetire,
  importBook,
  exportBook,
  importCatalogue,
  importHelp,
  importPeople,
  importGrants,
  importProgress,
  importCertificates,
  importReviews,
  listMessages,
  answerMessage,
  settleMessage,
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
  takeBackHoliday,
  importDeposits,
  importSettlements,
  listSettlements,
  removeSettlements,
  listDeposits,
  confirmDeposit,
  askForRestOfDeposit,
  returnDeposit,
  ignoreDeposit,
  reopenDeposit,
  listVouchers,
  approveVoucher,
  rejectVoucher,
  listGifts,
  resendGiftLetter,
  printDisputes,
  addDispute,
  sayDisputeAnswered,
  endDispute,
  listSurplus,
  returnSurplus,
  checkReceipts,
  closeBooks,
  showBooks,
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
