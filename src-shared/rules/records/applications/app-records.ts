import { appLooksRecord, modulesOnRecord } from './app-cells-records.ts';
import { appInfoRecord } from './app-info-record.ts';
import { appNamesRecord } from './app-names-record.ts';
import { appOrdersRecord } from './app-orders-record.ts';
import { appPositionRecord } from './app-position-record.ts';
import {
  appDetachRecord,
  appDisplayRecord,
  appMessageRecord,
  appNavModeRecord,
} from './app-settings-records.ts';
import { appSharesRecord } from './app-shares-record.ts';
import { appSyncRecord } from './app-sync-record.ts';
import { categoryPresence } from './category-presence.ts';
import { categoryRecord } from './category-record.ts';
import { moduleStatusRecord } from './module-status-record.ts';
import { appOrderRecord, categoryOrderRecord } from './order-records.ts';

export const appRecords = [
  moduleStatusRecord,
  categoryRecord,
  categoryPresence,
  appPositionRecord,
  appInfoRecord,
  appNamesRecord,
  appSyncRecord,
  appOrdersRecord,
  categoryOrderRecord,
  appOrderRecord,
  modulesOnRecord,
  appLooksRecord,
  appSharesRecord,
  appDisplayRecord,
  appMessageRecord,
  appNavModeRecord,
  appDetachRecord,
] as const;
