import { notebookEndpoints } from './reading/notebook.ts';
import { accountOpeningEndpoints } from './accounts/account-openings.ts';
import { accountEndpoints } from './accounts/accounts.ts';
import { mailboxEndpoints } from './accounts/mailboxes.ts';
import { publicSettings } from './accounts/public-settings.ts';
import { catalogueEndpoints } from './catalogue/catalogue.ts';
import { catalogueReads } from './catalogue/catalogue-reads.ts';
import { searchEndpoints } from './search/search.ts';
import { cartEndpoints } from './cart/cart.ts';
import { complaintInOfficeEndpoints } from './complaints/complaints-in-office.ts';
import { holidayEndpoints } from './complaints/holidays.ts';
import { complaintEndpoints } from './complaints/complaints.ts';
import { consentEndpoints } from './legal/consents.ts';
import { readLegalText } from './legal/legal-texts.ts';
import { discussionEndpoints } from './learning/discussions.ts';
import { learningReads } from './learning/learning-reads.ts';
import { reviewEndpoints } from './learning/reviews.ts';
import { certificateInOfficeEndpoints } from './learning/certificates-in-office.ts';
import { consultationInOfficeEndpoints } from './learning/consultations-in-office.ts';
import { reviewInOfficeEndpoints } from './learning/reviews-in-office.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { certificateEndpoints } from './learning/certificates.ts';
import { examEndpoints } from './exams/exams.ts';
import { freeClassEndpoints } from './catalogue/free-class.ts';
import { frontPageEndpoints } from './catalogue/front-page.ts';
import { giftEndpoints } from './orders/gifts.ts';
import { guestEndpoints } from './plans/guests.ts';
import { learningEndpoints } from './learning/learning.ts';
import { officeOrderEndpoints } from './orders/office-orders.ts';
import { orderEndpoints } from './orders/orders.ts';
import { paymentEndpoints } from './payments/payments.ts';
import { planMemberEndpoints } from './plans/plan-members.ts';
import { factorEndpoints } from './accounts/second-factors.ts';
import { profileEndpoints } from './accounts/profiles.ts';
import { receiptEndpoints } from './receipts/receipts.ts';
import { readingEndpoints } from './reading/reading.ts';
import { billingEndpoints } from './orders/billing-calls.ts';
import { storefrontEndpoints } from './catalogue/storefront-calls.ts';
import { homeReads } from './home/home-reads.ts';
import { savedProductEndpoints } from './home/saved-products.ts';
import { homeEndpoints } from './home/student-home.ts';
import { supportEndpoints } from './support/support.ts';
import { messageInOfficeEndpoints } from './support/messages-in-office.ts';
import { supportReads } from './support/support-reads.ts';
import { heldMessageEndpoints } from './support/held-messages.ts';
import { staffProfileEndpoints } from './catalogue/staff-profiles.ts';
import { planInOfficeEndpoints } from './plans/plan-in-office.ts';
import { examsInOfficeEndpoints } from './exams/exams-in-office.ts';
import { consultancyEndpoints } from './learning/consultancies.ts';
import { seminarSessionEndpoints } from './learning/seminar-sessions.ts';
import { officeProductEndpoints } from '#adapters/http-contract/office/products/products.ts';
import { officeCodeEndpoints } from './cart/office-codes.ts';
import { resourceEndpoints } from './office/resources/resource-calls.ts';
import { bookInOfficeEndpoints } from './reading/book-in-office.ts';
import { contentFileEndpoints } from './learning/content-files.ts';
import { movingEndpoints } from './office/moving.ts';
import { teacherAccountEndpoints } from './office/teacher-account.ts';
import { officeReads } from './office/office-reads.ts';
import { teamEndpoints } from './office/team.ts';
import { settingsEndpoints } from './settings/settings.ts';
import { refundEndpoints } from './payments/refunds.ts';
import { checkReceipt } from './receipts/receipt-check.ts';
import { settlementEndpoints } from './receipts/settlements.ts';
import { shareEndpoints } from './receipts/shares.ts';
import { monthBookEndpoints } from './receipts/month-books.ts';
import { officeReceiptEndpoints } from './receipts/office-receipts.ts';
import { disputeEndpoints } from './payments/disputes.ts';
import { surplusEndpoints } from './payments/surplus-payments.ts';
import { staffDepositEndpoints } from './vouchers/staff-deposits.ts';
import { voucherEndpoints } from './vouchers/vouchers.ts';

/** Every call of the API, in the order the documents show them. */
export const allEndpoints: readonly Endpoint[] = [
  ...accountOpeningEndpoints,
  ...mailboxEndpoints,
  ...accountEndpoints,
  publicSettings,
  ...profileEndpoints,
  ...factorEndpoints,
  ...planMemberEndpoints,
  ...storefrontEndpoints,
  ...catalogueEndpoints,
  ...catalogueReads,
  ...searchEndpoints,
  ...staffProfileEndpoints,
  ...freeClassEndpoints,
  ...frontPageEndpoints,
  ...cartEndpoints,
  ...guestEndpoints,
  ...orderEndpoints,
  ...giftEndpoints,
  ...paymentEndpoints,
  ...voucherEndpoints,
  ...staffDepositEndpoints,
  ...officeOrderEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...surplusEndpoints,
  ...officeReceiptEndpoints,
  ...monthBookEndpoints,
  ...settlementEndpoints,
  ...shareEndpoints,
  checkReceipt,
  ...receiptEndpoints,
  ...billingEndpoints,
  ...examEndpoints,
  ...readingEndpoints,
  ...notebookEndpoints,
  ...homeReads,
  ...homeEndpoints,
  ...savedProductEndpoints,
  ...learningEndpoints,
  ...discussionEndpoints,
  ...reviewEndpoints,
  ...certificateInOfficeEndpoints,
  ...consultationInOfficeEndpoints,
  ...reviewInOfficeEndpoints,
  ...learningReads,
  ...certificateEndpoints,
  ...complaintEndpoints,
  ...complaintInOfficeEndpoints,
  ...holidayEndpoints,
  ...supportEndpoints,
  ...heldMessageEndpoints,
  ...supportReads,
  ...messageInOfficeEndpoints,
  ...consentEndpoints,
  readLegalText,
  ...officeReads,
  ...teamEndpoints,
  ...movingEndpoints,
  ...teacherAccountEndpoints,
  ...officeProductEndpoints,
  ...examsInOfficeEndpoints,
  ...planInOfficeEndpoints,
  ...consultancyEndpoints,
  ...seminarSessionEndpoints,
  ...resourceEndpoints,
  ...officeCodeEndpoints,
  ...settingsEndpoints,
  ...contentFileEndpoints,
  ...bookInOfficeEndpoints,
];
