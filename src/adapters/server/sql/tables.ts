import type { AccountTables } from '#adapters/server/sql/tables/account-tables.ts';
import type { CatalogueTables } from '#adapters/server/sql/tables/catalogue-tables.ts';
import type { ComplaintTables } from '#adapters/server/sql/tables/complaint-tables.ts';
import type { HomeTables } from '#adapters/server/sql/tables/home-tables.ts';
import type { LearningTables } from '#adapters/server/sql/tables/learning-tables.ts';
import type { OperationTables } from '#adapters/server/sql/tables/operation-tables.ts';
import type { ReadingTables } from '#adapters/server/sql/tables/reading-tables.ts';
import type { OrderTables } from '#adapters/server/sql/tables/order-tables.ts';
import type { ReceiptTables } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { PlanTables } from '#adapters/server/sql/tables/plan-tables.ts';
import type { SupportTables } from '#adapters/server/sql/tables/support-tables.ts';

/** Every table of the school, for kysely. */
export interface SchoolDatabase
  extends
    CatalogueTables,
    AccountTables,
    OrderTables,
    LearningTables,
    HomeTables,
    OperationTables,
    PlanTables,
    ReadingTables,
    ComplaintTables,
    SupportTables,
    ReceiptTables {}
