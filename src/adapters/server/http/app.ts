import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { problemMediaType, type Problem } from '#adapters/http-contract/problem.ts';
import type { Config } from '#adapters/server/config.ts';
import { contentSecurityPolicy } from '#adapters/server/rendering/content-security-policy.ts';
import { believedProxies } from '#adapters/server/trusted-proxies.ts';
import { coverRoutes } from '#adapters/server/covers/cover-routes.ts';
import { simulatedGatewayPages } from '#adapters/server/payments/gateway-routes.ts';
import { isDatabaseUnavailable } from '#adapters/server/sql/database-unavailable.ts';
import { SimulatedGateway } from '#adapters/server/payments/simulated-gateway.ts';
import type { School } from '#adapters/server/school.ts';
import { annotationRoutes } from './annotation-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { openApiDocument } from './api-docs.ts';
import { billingRoutes } from './billing-routes.ts';
import { cartFormRoutes } from './cart-form-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { certificateRoutes } from './certificate-routes.ts';
import { complaintRoutes } from './complaint-routes.ts';
import { consentRoutes } from './consent-routes.ts';
import { discussionRoutes } from './discussion-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { heldMessageRoutes } from './held-message-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { loggedRequest } from './logged-request.ts';
import { countFurtherWrites } from './limits.ts';
import { learningRoutes } from './learning-routes.ts';
import { databaseUnavailable, problemOf, ProblemError } from './problems.ts';
import { orderRoutes } from './order-routes.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { planMemberRoutes } from './plan-member-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { productPageRoutes } from './product-page-routes.ts';
import { publicFileRoutes } from './public-file-routes.ts';
import { receiptRoutes } from './receipt-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { staffVoucherRoutes } from './staff-voucher-routes.ts';
import { surplusRoutes } from './surplus-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { storefrontRoutes } from './storefront-routes.ts';
import { supportRoutes } from './support-routes.ts';
import { staffProfileRoutes } from './staff-profile-routes.ts';
import { voucherRoutes } from './voucher-routes.ts';

/** Which of the two web applications a listener serves beside the API. */
export type WebApp = 'school' | 'sign-in';

/** Adds the pages and assets of a web application to a listener; left out where only the API is wanted. */
export type PagesPlugin = (app: FastifyInstance, school: School) => Promise<void> | void;

const largestBody = 12 * 1024 * 1024;

/** Where the log goes, a line at a time; standard output when not given. */
export interface LogStream {
  write(line: string): void;
}

/** Makes a listener's HTTP application: protections, the API with its documents, then the pages. It does not listen yet. */
export async function createApp(
  school: School,
  config: Config,
  webApp: WebApp,
  pages: PagesPlugin | null,
  log?: LogStream,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: { req: loggedRequest },
            ...(log === undefined ? {} : { stream: log }),
          },
    trustProxy: believedProxies(config.trustProxy),
    bodyLimit: 1024 * 1024,
    // The browser's log names the same request as the school's (ERROR-4); what a client says it is called does not count.
    genReqId: () => school.get(IdGenerator).newId(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, webApp) },
    strictTransportSecurity: config.schoolOrigin.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    // Without any referrer a browser names no origin either when it posts a form, not even to this school.
    referrerPolicy: { policy: 'strict-origin' },
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: largestBody, files: 4, fields: 60, fieldSize: 200_000 } });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', permissionsPolicy);
  });
  countFurtherWrites(app, school);
  app.addHook('onClose', () => school.settled());
  app.setErrorHandler(answerError);
  await documentApi(app, webApp === 'school' ? config.schoolOrigin : config.signInOrigin);
  registerRoutes(app, school, config, webApp);
  if (pages !== null) await pages(app, school);
  else
    app.setNotFoundHandler((_request, reply) =>
      answerProblem(reply, problemOf(404, 'not-found', 'No existe esta dirección.')),
    );
  return app;
}

function registerRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  app.get('/api/v1/health', async () => {
    await school.ping();
    return { status: 'ok', app: webApp, store: config.databaseUrl === null ? 'SQLite' : 'PostgreSQL' };
  });
  accountRoutes(app, school, config, webApp);
  sessionRoutes(app, school, config, webApp);
  profileRoutes(app, school);
  ownDataRoutes(app, school);
  planMemberRoutes(app, school, config, webApp);
  examRoutes(app, school);
  readingRoutes(app, school);
  annotationRoutes(app, school);
  homeRoutes(app, school);
  learningRoutes(app, school);
  discussionRoutes(app, school);
  certificateRoutes(app, school);
  complaintRoutes(app, school);
  consentRoutes(app, school);
  catalogueRoutes(app, school);
  searchRoutes(app, school);
  staffProfileRoutes(app, school);
  storefrontRoutes(app, school, config);
  supportRoutes(app, school);
  heldMessageRoutes(app, school);
  publicFileRoutes(app, school);
  coverRoutes(app, school);
  productPageRoutes(app, school);
  cartRoutes(app, school);
  cartFormRoutes(app, school, config);
  guestRoutes(app, school);
  orderRoutes(app, school);
  paymentRoutes(app, school);
  billingRoutes(app, school);
  receiptRoutes(app, school);
  voucherRoutes(app, school);
  staffVoucherRoutes(app, school);
  surplusRoutes(app, school);
  if (webApp === 'school') simulatedGatewayPages(app, school.get(SimulatedGateway), school.get(Clock));
}

async function documentApi(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(origin) as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'API de Escuela' } });
}

function answerError(
  error: FastifyError | ProblemError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProblemError) return answerProblem(reply.headers(error.headers), error.problem);
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is not available');
    return answerProblem(reply.header('retry-after', '5'), databaseUnavailable());
  }
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500;
  if (status === 413) {
    return answerProblem(
      reply,
      problemOf(413, 'too-large', 'Lo que envías es demasiado grande (máximo 12 MB por archivo).'),
    );
  }
  if (status === 415) {
    return answerProblem(reply, problemOf(415, 'media-type', 'Este formato de envío no se admite en esta dirección.'));
  }
  if (status >= 400 && status < 500) {
    return answerProblem(
      reply,
      problemOf(400, 'unreadable-request', 'La solicitud no se puede leer. Revisa su formato.'),
    );
  }
  request.log.error({ err: error }, 'request failed');
  return answerProblem(
    reply,
    problemOf(
      500,
      'unexpected',
      'Algo falló de nuestro lado y ya quedó registrado. Vuelve a intentarlo en un momento.',
    ),
  );
}

function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .type(problemMediaType)
    .send({ ...problem, requestId: reply.request.id });
}
