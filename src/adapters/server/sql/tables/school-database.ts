import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ComplaintTables } from './complaint-tables.ts';
import type { DisputeTables } from './dispute-tables.ts';
import type { HomeTables } from './home-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { OfficeTables } from './office-tables.ts';
import type { OperationTables } from './operation-tables.ts';
import type { ReadingTables } from './reading-tables.ts';
import type { SeminarTables } from './seminar-tables.ts';
import type { SettingsTables } from './settings-tables.ts';
import type { SettlementTables } from './settlement-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { ReceiptTables } from './receipt-tables.ts';
import type { PlanTables } from './plan-tables.ts';
import type { ShareTables } from './share-tables.ts';
import type { SupportTables } from './support-tables.ts';
import type { UploadTables } from './upload-tables.ts';

/** Every table of the school, for kysely. */
export interface SchoolDatabase
  extends
    CatalogueTables,
    AccountTables,
    OrderTables,
    LearningTables,
    DisputeTables,
    HomeTables,
    OfficeTables,
    OperationTables,
    PlanTables,
    ReadingTables,
    SeminarTables,
    SettingsTables,
    SettlementTables,
    ComplaintTables,
    SupportTables,
    UploadTables,
    ReceiptTables,
    ShareTables {}
