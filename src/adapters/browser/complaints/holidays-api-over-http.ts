import { declareHoliday, listHolidays, takeHolidayBack } from '#adapters/http-contract/complaints/holidays.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';

export const HolidaysApiOverHttp = overHttp(HolidaysApi, {
  list: to(listHolidays),
  declare: to(declareHoliday, (day, isHoliday, norm) => ({ body: { day, isHoliday, norm } })),
  takeBack: to(takeHolidayBack, (day) => ({ params: { day } })),
});
