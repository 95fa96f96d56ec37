import type { FastifyInstance } from 'fastify';
import { declareHoliday, listHolidays, takeHolidayBack } from '#adapters/http-contract/complaints/holidays.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { DeclareHoliday } from '#application/server/complaints/declare-holiday.ts';
import { ListHolidays } from '#application/server/complaints/list-holidays.ts';
import { TakeHolidayBack } from '#application/server/complaints/take-holiday-back.ts';
import { declaredHolidayTexts, type DeclaredHolidayRefusal } from '#domain/complaints/declared-holiday.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, mapValue } from '#domain/shared/result.ts';

const refusals: RefusalTable<DeclaredHolidayRefusal> = {
  'holiday-past': { status: 409, field: 'day', detail: declaredHolidayTexts['holiday-past'] },
  'holiday-already': { status: 409, field: 'day', detail: declaredHolidayTexts['holiday-already'] },
  'holiday-norm-missing': { status: 400, field: 'norm', detail: declaredHolidayTexts['holiday-norm-missing'] },
  'holiday-norm-too-long': { status: 400, field: 'norm', detail: declaredHolidayTexts['holiday-norm-too-long'] },
};

/** The days with which working days are counted, for whoever sees or changes the school's settings. Source: decision 0126. */
export function holidayRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listHolidays, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    return accept(await school.get(ListHolidays).execute());
  });
  serve(app, school, declareHoliday, refusals, async ({ caller, body }) => {
    const said = { ...body, day: body.day as PlainDate };
    const declared = await school.write(DeclareHoliday, (holidays) => holidays.execute(said, caller.userId));
    return mapValue(declared, () => undefined);
  });
  serve(app, school, takeHolidayBack, { 'holiday-past': refusals['holiday-past'] }, ({ caller, params }) =>
    school.write(TakeHolidayBack, (holidays) => holidays.execute(params.day as PlainDate, caller.userId)),
  );
}
