import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import { DeviceMarks } from '#application/server/accounts/ports/device-marks.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Drawings } from '#adapters/server/documents/drawings.ts';
import { folderOfFiles } from '#adapters/server/files/file-stores.ts';
import { KeptOffers } from '#adapters/server/sql/cart/kept-offers.ts';
import { Readiness } from '#adapters/server/observing/readiness.ts';
import { UploadsByContent } from '#adapters/server/files/uploads-by-content.ts';
import { bindAccounts } from './accounts/accounts.container.ts';
import { bindCatalogue } from './catalogue.container.ts';
import { bindComplaints } from './complaints.container.ts';
import { bindExams } from './exams.container.ts';
import { bindConsultancies } from './consultancies.container.ts';
import { bindHome } from './home.container.ts';
import { bindJobs } from './jobs.container.ts';
import { bindLimits } from './limits.container.ts';
import { bindLearning } from './learning.container.ts';
import { bindBooks } from './reading/books.container.ts';
import { bindGuests } from './accounts/guests.container.ts';
import { bindReading } from './reading/reading.container.ts';
import { bindSyllabus } from './syllabus.container.ts';
import { bindSupport } from './support.container.ts';
import { bindOfficeProducts } from './office-products.container.ts';
import { bindMovingIn, bindOffice, bindPending, bindResources } from './office.container.ts';
import { bindOrders } from './orders.container.ts';
import { bindPayments } from './payments.container.ts';
import { bindPlanMembers } from './plan-members.container.ts';
import { bindProfiles } from './accounts/profiles.container.ts';
import { bindReceipts, signerOf } from './receipts.container.ts';
import { ReceiptSigner } from '#application/server/receipts/ports/receipt-signer.ts';
import { bindRetention } from './retention.container.ts';
import { LateContainer, type Bindings } from '#adapters/wiring/late-container.ts';
import { NotedBindings } from '#adapters/wiring/noted-bindings.ts';
import type { SchoolParts } from './school-parts.ts';
import { School } from './school.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { RememberedSettings } from '#adapters/server/sql/settings/remembered-settings.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The school over a database: one flat container for reads, another for each transaction. */
export function openSchool(database: OpenDatabase, parts: SchoolParts): School {
  const { config, logger } = parts;
  const readiness = new Readiness(database, folderOfFiles(config), logger);
  const keptOffers = new KeptOffers();
  const settings = new RememberedSettings(database.db);
  const signer = signerOf(database.db, parts);
  const bindings = bindingsOf(parts);
  bindings.bind(KeptOffers).toConstantValue(keptOffers);
  bindings.bind(SchoolSettings).toConstantValue(settings);
  bindings.bind(ReceiptSigner).toConstantValue(signer);
  return new School(
    database,
    (handle, unitOfWork) => {
      const container = new LateContainer(bindings);
      container.bind<Database>(Kysely).toConstantValue(handle);
      container.bind(UnitOfWork).toConstantValue(unitOfWork);
      return container;
    },
    readiness,
    settings,
  );
}

type Database = Kysely<SchoolDatabase>;

/** How everything is made over a database and its unit of work, which each container has of its own. */
function bindingsOf(parts: SchoolParts): NotedBindings {
  const container = new NotedBindings();
  bindParts(container, parts);
  bindLimits(container, parts.rateCountsOver);
  bindRetention(container);
  bindJobs(container);
  bindAccounts(container, parts);
  bindOffice(container);
  bindPending(container);
  bindMovingIn(container);
  bindOfficeProducts(container);
  bindResources(container);
  bindExams(container);
  bindLearning(container, parts);
  bindSyllabus(container);
  bindConsultancies(container);
  bindHome(container);
  bindBooks(container);
  bindReading(container);
  bindCatalogue(container);
  bindComplaints(container);
  bindSupport(container, parts);
  bindOrders(container);
  bindPayments(container, parts.config);
  bindPlanMembers(container);
  bindGuests(container);
  bindProfiles(container);
  bindReceipts(container, parts.config);
  return container;
}

function bindParts(container: Bindings, parts: SchoolParts): void {
  container.bind(Clock).toConstantValue(parts.clock);
  container.bind(IdGenerator).toConstantValue(parts.ids);
  container.bind(Logger).toConstantValue(parts.logger);
  container.bind(AccessTokens).toConstantValue(parts.accessTokens);
  container.bind(DeviceMarks).toConstantValue(parts.deviceMarks);
  container.bind(Drawings).toConstantValue(parts.drawings);
  container.bind(FileStore).toConstantValue(parts.files);
  container.bind(Uploads).toConstantValue(new UploadsByContent(parts.files, parts.ids, parts.logger));
}
