import { annotationEndpoints } from './annotations.ts';
import { accountOpeningEndpoints } from './account-openings.ts';
import { accountEndpoints } from './accounts.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { searchEndpoints } from './search.ts';
import { cartEndpoints } from './cart.ts';
import { complaintEndpoints } from './complaints.ts';
import { consentEndpoints } from './consents.ts';
import { discussionEndpoints } from './discussions.ts';
import type { Endpoint } from './endpoint.ts';
import { certificateEndpoints } from './certificates.ts';
import { examEndpoints } from './exams.ts';
import { freeClassEndpoints } from './free-class.ts';
import { frontPageEndpoints } from './front-page.ts';
import { guestEndpoints } from './guests.ts';
import { learningEndpoints } from './learning.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { planMemberEndpoints } from './plan-members.ts';
import { profileEndpoints } from './profiles.ts';
import { receiptEndpoints } from './receipts.ts';
import { readingEndpoints } from './reading.ts';
import { billingEndpoints } from './billing-calls.ts';
import { storefrontEndpoints } from './storefront-calls.ts';
import { homeEndpoints } from './student-home.ts';
import { supportEndpoints } from './support.ts';
import { heldMessageEndpoints } from './held-messages.ts';
import { staffProfileEndpoints } from './staff-profiles.ts';
import { surplusEndpoints } from './surplus-payments.ts';
import { voucherEndpoints } from './vouchers.ts';

/** Every call of the API, in the order the documents show them. */
export const allEndpoints: readonly Endpoint[] = [
  ...accountOpeningEndpoints,
  ...accountEndpoints,
  ...profileEndpoints,
  ...planMemberEndpoints,
  ...storefrontEndpoints,
  ...catalogueEndpoints,
  ...searchEndpoints,
  ...staffProfileEndpoints,
  ...freeClassEndpoints,
  ...frontPageEndpoints,
  ...cartEndpoints,
  ...guestEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...voucherEndpoints,
  ...surplusEndpoints,
  ...receiptEndpoints,
  ...billingEndpoints,
  ...examEndpoints,
  ...readingEndpoints,
  ...annotationEndpoints,
  ...homeEndpoints,
  ...learningEndpoints,
  ...discussionEndpoints,
  ...certificateEndpoints,
  ...complaintEndpoints,
  ...supportEndpoints,
  ...heldMessageEndpoints,
  ...consentEndpoints,
];
