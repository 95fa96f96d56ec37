import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { WebApp } from '#domain/accounts/session.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { Metrics } from '#adapters/server/observing/metrics.ts';
import { believedProxies } from '#adapters/server/config/trusted-proxies.ts';
import { coverRoutes } from '#adapters/server/covers/cover-routes.ts';
import { gatewayPages } from '#adapters/server/payments/gateways.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { answerOtherMethods, headAsGet } from './shared/allowed-methods.ts';
import { notebookRoutes } from './reading/notebook-routes.ts';
import { readingSettingsRoutes } from './reading/settings-routes.ts';
import { accountOpeningRoutes } from './accounts/account-opening-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { mailboxRoutes } from './accounts/mailbox-routes.ts';
import { apiDocsRoutes } from './api-docs-routes.ts';
import { billingRoutes } from './orders/billing-routes.ts';
import { cartFormRoutes } from './cart/cart-form-routes.ts';
import { cartRenewalRoutes } from './cart/cart-renewal-routes.ts';
import { cartGiftRoutes } from './cart/cart-gift-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { certificateRoutes } from './learning/certificate-routes.ts';
import { holidayRoutes } from './complaints/holiday-routes.ts';
import { complaintRoutes } from './complaints/complaint-routes.ts';
import { consentRoutes } from './legal/consent-routes.ts';
import { legalTextRoutes } from './legal/legal-text-routes.ts';
import { discussionRoutes } from './learning/discussion-routes.ts';
import { certificateOfficeRoutes } from './learning/certificate-office-routes.ts';
import { consultationOfficeRoutes } from './learning/consultation-office-routes.ts';
import { reviewRoutes } from './learning/review-routes.ts';
import { answerError, answerProblem, answerUnreadable, noSuchAddress } from './shared/error-answers.ts';
import { readableAddress } from './shared/readable-address.ts';
import { rememberServed } from '#adapters/server/http/shared/served.ts';
import { refuseUnstorableEverywhere } from './shared/storable.ts';
import { examRoutes } from './exams/exam-routes.ts';
import { guestRoutes } from './plans/guest-routes.ts';
import { heldMessageRoutes } from './support/held-message-routes.ts';
import { healthRoutes, sendElsewhereWhenStopping } from './shared/health-routes.ts';
import { homeRoutes } from './home/home-routes.ts';
import { savedRoutes } from './home/saved-routes.ts';
import { type LogStream, nameRequestInLog, requestIds, requestLog } from './shared/request-log.ts';
import { countFurtherWrites } from './shared/limits.ts';
import {
  headersMs,
  Intake,
  type IntakeLimits,
  largestBody,
  requestMs,
  setIntake,
  usualIntake,
} from './shared/intake.ts';
import { bookInOfficeRoutes } from './reading/book-in-office-routes.ts';
import { contentFileRoutes } from './learning/syllabus/content-file-routes.ts';
import { videoUploadRoutes } from './learning/videos/video-upload-routes.ts';
import { learningRoutes } from './learning/learning-routes.ts';
import { giftRoutes } from './orders/gift-routes.ts';
import { officeOrderRoutes } from './orders/office-order-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { protect } from './shared/protections.ts';
import { planMemberRoutes } from './plans/plan-member-routes.ts';
import { ownDataRoutes } from './accounts/own-data-routes.ts';
import { factorRoutes } from './accounts/factor-routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { productPageRoutes } from './catalogue/product-page-routes.ts';
import { publicFileRoutes } from './shared/files/public-file-routes.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { readingRoutes } from './reading/reading-routes.ts';
import { staffVoucherRoutes } from './vouchers/staff-voucher-routes.ts';
import { refundRoutes } from './payments/refund-routes.ts';
import { disputeRoutes } from './payments/dispute-routes.ts';
import { surplusRoutes } from './payments/surplus-routes.ts';
import { planInOfficeRoutes } from './plans/plan-in-office-routes.ts';
import { examsInOfficeRoutes } from './exams/exams-in-office-routes.ts';
import { consultancyRoutes } from './learning/consultancy-routes.ts';
import { seminarSessionRoutes } from './learning/seminar-session-routes.ts';
import { officeProductRoutes } from './office/products/product-routes.ts';
import { officeCodeRoutes } from './cart/office-code-routes.ts';
import { resourceRoutes } from './office/resources/resource-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { movingRoutes } from './office/moving-routes.ts';
import { teacherAccountRoutes } from './office/teacher-account-routes.ts';
import { pendingRoutes } from './office/pending-routes.ts';
import { teamRoutes } from './office/team-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { storefrontRoutes } from './catalogue/storefront-routes.ts';
import { supportRoutes } from './support/support-routes.ts';
import { staffProfileRoutes } from './catalogue/staff-profile-routes.ts';
import { voucherRoutes } from './vouchers/voucher-routes.ts';

/** Adds the pages and assets of a web application to a listener; left out where only the API is wanted. */
export type PagesPlugin = (app: FastifyInstance, school: School) => Promise<void> | void;

export interface AppOptions {
  readonly log?: LogStream;
  /** What is taken in at once. */
  readonly intake?: IntakeLimits;
  /** What measures its requests; nothing unless given. */
  readonly metrics?: Pick<Metrics, 'watch'> | null;
}

/** Makes a listener's HTTP application: protections, the API with its documents, then the pages. It does not listen yet. */
export async function createApp(
  school: School,
  config: Config,
  webApp: WebApp,
  pages: PagesPlugin | null,
  { log, intake = usualIntake, metrics = null }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...requestLog(config.logLevel, log),
    trustProxy: believedProxies(config.trustProxy),
    bodyLimit: largestBody,
    // What came before the listener closed is answered: a proxy sends nothing more to a port that takes no connection.
    return503OnClosing: false,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: 5_000 },
    // The browser's log names the same request as the school's (ERROR-4).
    genReqId: requestIds(config, () => school.get(IdGenerator).newId()),
    requestIdHeader: false,
    // Longer than an address may be: what is too long for a field is told so by the field.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: (request) => {
      headAsGet(request);
      return readableAddress(request.url ?? '/');
    },
    clientErrorHandler: answerUnreadable,
    // Contracts check requests and answers (`serve`): what fastify would check them by is not even loaded.
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
  });
  nameRequestInLog(app);
  metrics?.watch(app, webApp);
  protect(app, school, config, webApp);
  await app.register(cookie);
  await app.register(multipart);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  sendElsewhereWhenStopping(app, school);
  setIntake(app, new Intake(join(config.dataDir, 'incoming'), intake));
  answerOtherMethods(app);
  rememberServed(app);
  countFurtherWrites(app, school);
  app.addHook('onClose', () => school.settled());
  refuseUnstorableEverywhere(app);
  app.setErrorHandler(answerError);
  registerRoutes(app, school, config, webApp);
  apiDocsRoutes(app, webApp === 'school' ? config.schoolOrigin : config.signInOrigin);
  if (pages !== null) await pages(app, school);
  else app.setNotFoundHandler((_request, reply) => answerProblem(reply, noSuchAddress().problem));
  return app;
}

/** Getting an account, getting in, and being in. */
function entranceRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  accountOpeningRoutes(app, school, config, webApp);
  accountRoutes(app, school, config, webApp);
  mailboxRoutes(app, school, config, webApp);
  sessionRoutes(app, school, config, webApp);
}

function registerRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  healthRoutes(app, school, config, webApp);
  entranceRoutes(app, school, config, webApp);
  profileRoutes(app, school);
  factorRoutes(app, school);
  ownDataRoutes(app, school);
  planMemberRoutes(app, school, config, webApp);
  examRoutes(app, school);
  readingRoutes(app, school);
  notebookRoutes(app, school);
  readingSettingsRoutes(app, school);
  homeRoutes(app, school);
  savedRoutes(app, school);
  learningRoutes(app, school);
  discussionRoutes(app, school);
  reviewRoutes(app, school);
  certificateRoutes(app, school);
  complaintRoutes(app, school);
  holidayRoutes(app, school);
  consentRoutes(app, school);
  legalTextRoutes(app, school);
  catalogueRoutes(app, school);
  searchRoutes(app, school);
  staffProfileRoutes(app, school);
  storefrontRoutes(app, school, config);
  supportRoutes(app, school);
  heldMessageRoutes(app, school);
  publicFileRoutes(app, school);
  coverRoutes(app, school, config);
  productPageRoutes(app, school);
  cartRoutes(app, school);
  cartGiftRoutes(app, school);
  cartRenewalRoutes(app, school);
  cartFormRoutes(app, school, config);
  guestRoutes(app, school);
  orderRoutes(app, school);
  giftRoutes(app, school);
  paymentRoutes(app, school);
  billingRoutes(app, school);
  receiptRoutes(app, school);
  voucherRoutes(app, school);
  staffVoucherRoutes(app, school);
  officeOrderRoutes(app, school);
  refundRoutes(app, school);
  disputeRoutes(app, school);
  surplusRoutes(app, school);
  officeRoutes(app, school);
  contentFileRoutes(app, school);
  videoUploadRoutes(app, school);
  if (webApp === 'school') gatewayPages(app, school, config);
}

/** What is done in the office, but for money. */
function officeRoutes(app: FastifyInstance, school: School): void {
  pendingRoutes(app, school);
  teamRoutes(app, school);
  movingRoutes(app, school);
  teacherAccountRoutes(app, school);
  officeProductRoutes(app, school);
  examsInOfficeRoutes(app, school);
  planInOfficeRoutes(app, school);
  consultancyRoutes(app, school);
  certificateOfficeRoutes(app, school);
  consultationOfficeRoutes(app, school);
  seminarSessionRoutes(app, school);
  resourceRoutes(app, school);
  officeCodeRoutes(app, school);
  settingsRoutes(app, school);
  bookInOfficeRoutes(app, school);
}

/** No route has a schema of fastify's. */
function withoutSchemas(): never {
  throw new Error('A route is checked by its endpoint, not by a schema of fastify');
}
