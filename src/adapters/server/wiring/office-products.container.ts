import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { MarkdownTextByMarkdownIt } from '#adapters/server/publishing/markdown-text-by-markdown-it.ts';
import { LiveFactsInSql } from '#adapters/server/sql/office/products/live-facts-in-sql.ts';
import { LivePricesInSql } from '#adapters/server/sql/office/products/live-prices-in-sql.ts';
import { OfficeProductsInSql } from '#adapters/server/sql/office/products/office-products-in-sql.ts';
import { ProductVersionsInSql } from '#adapters/server/sql/office/products/product-versions-in-sql.ts';
import { WorkingCopiesInSql } from '#adapters/server/sql/office/products/working-copies-in-sql.ts';
import { LivePlanInSql } from '#adapters/server/sql/plans/live-plan-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { BookEditor } from '#application/server/reading/writing/book-editor.ts';
import { ExamsEditor } from '#application/server/exams/exams-editor.ts';
import { SessionsEditor } from '#application/server/learning/seminars/sessions-editor.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { type PartEditor, PartEditors } from '#application/server/office/part-editor.ts';
import { Publications } from '#application/server/office/ports/publications.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import {
  PublishDueProduct,
  PublishDueProducts,
  RetireProduct,
  SchedulePublication,
} from '#application/server/office/products/change-product-state.ts';
import { ListOfficeProducts } from '#application/server/office/products/list-office-products.ts';
import { MakeProduct } from '#application/server/office/products/make-product.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { KeepPart, ReadPart } from '#application/server/office/products/edit-part.ts';
import { SyllabusEditor } from '#application/server/learning/syllabus/syllabus-editor.ts';
import { FactsEditor } from '#application/server/office/products/facts-editor.ts';
import { ApplyDraft } from '#application/server/office/products/apply-draft.ts';
import { NoteOpening } from '#application/server/office/products/note-opening.ts';
import { ProductOpenings } from '#application/server/office/products/ports/product-openings.ts';
import { RestoreVersion } from '#application/server/office/products/restore-version.ts';
import { ProductOpeningsInSql } from '#adapters/server/sql/office/products/product-openings-in-sql.ts';
import { OpenProduct } from '#application/server/office/products/open-product.ts';
import { LiveFacts } from '#application/server/office/products/ports/live-facts.ts';
import { LivePrices } from '#application/server/office/products/ports/live-prices.ts';
import { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';
import { OfficeProducts } from '#application/server/office/products/ports/office-products.ts';
import { ProductVersions } from '#application/server/office/products/ports/product-versions.ts';
import { PricesEditor } from '#application/server/office/products/prices-editor.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { PlanPublishing, PublishProduct } from '#application/server/office/products/publish-product.ts';
import { PlanEditor } from '#application/server/plans/plan-editor.ts';
import { LivePlan } from '#application/server/plans/ports/live-plan.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';

/** Binds how what the school sells is edited and published in the office. */
export function bindOfficeProducts(container: Bindings): void {
  bindPort(container, WorkingCopies, WorkingCopiesInSql, [Kysely]);
  bindPort(container, ProductVersions, ProductVersionsInSql, [Kysely]);
  bindPort(container, OfficeProducts, OfficeProductsInSql, [Kysely]);
  bindPort(container, MarkdownText, MarkdownTextByMarkdownIt, [Typesetter]);
  bindPort(container, LiveFacts, LiveFactsInSql, [Kysely, MarkdownText]);
  bindPort(container, LivePrices, LivePricesInSql, [Kysely]);
  bindClass(container, FactsEditor, [LiveFacts, Publications, OfficeProducts, MarkdownText]);
  bindClass(container, PricesEditor, [LivePrices, PriceSettings, Clock]);
  bindPort(container, LivePlan, LivePlanInSql, [Kysely]);
  bindClass(container, PlanEditor, [LivePlan, PriceSettings, Clock]);
  // The editors of all parts: a further part has a line here.
  container
    .bind(PartEditors)
    .toResolvedValue(
      (...editors: PartEditor[]) => new PartEditors(editors),
      [FactsEditor, PricesEditor, SyllabusEditor, ExamsEditor, PlanEditor, SessionsEditor, BookEditor],
    );
  bindClass(container, ProductAccess, [OfficeProducts, Team]);
  bindClass(container, ReadPart, [ProductAccess, WorkingCopies, PartEditors]);
  bindClass(container, KeepPart, [ProductAccess, WorkingCopies, PartEditors, OfficeJournal, Clock]);
  bindClass(container, PlanPublishing, [OfficeProducts, WorkingCopies, PartEditors]);
  bindClass(container, PublishProduct, [
    OfficeProducts,
    WorkingCopies,
    ProductVersions,
    PartEditors,
    OfficeJournal,
    Clock,
  ]);
  bindPort(container, ProductOpenings, ProductOpeningsInSql, [Kysely]);
  bindClass(container, NoteOpening, [ProductAccess, ProductOpenings, Clock]);
  bindClass(container, ApplyDraft, [OfficeProducts, WorkingCopies, PartEditors, Clock]);
  bindClass(container, RestoreVersion, [
    ProductAccess,
    ProductVersions,
    WorkingCopies,
    PartEditors,
    OfficeJournal,
    Clock,
  ]);
  bindClass(container, ListOfficeProducts, [OfficeProducts, PlanPublishing, Team]);
  bindClass(container, MakeProduct, [
    OfficeProducts,
    Publications,
    WorkingCopies,
    PartEditors,
    OfficeJournal,
    IdGenerator,
    Clock,
  ]);
  bindClass(container, RetireProduct, [OfficeProducts, OfficeJournal, Clock]);
  bindClass(container, SchedulePublication, [OfficeProducts, OfficeJournal, Clock]);
  bindClass(container, PublishDueProduct, [OfficeProducts, PublishProduct, OfficeJournal, Clock]);
  bindClass(container, PublishDueProducts, [UnitOfWork, OfficeProducts, Clock]);
  bindClass(container, OpenProduct, [ProductAccess, PlanPublishing, WorkingCopies, PartEditors, Team]);
}
