import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { ShownHoliday, ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import { HOLIDAY_NORM_MISSING } from '#domain/complaints/declared-holiday.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';

const area = 'Datos de la escuela';
const day = v.pipe(
  v.string('Elige un día.'),
  v.check((text) => parsePlainDate(text).ok, 'Elige un día.'),
);
const list = v.pipe(
  v.array(wireOf<ShownHoliday>()(v.object({ day: v.string(), isHoliday: v.boolean(), norm: v.nullable(v.string()) }))),
  v.readonly(),
);

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/v1/staff/holidays',
  summary: 'Los feriados de un año, con los que se cuentan los días hábiles, y lo que la escuela declaró de otros días',
  area,
  signIn: 'required',
  permission: 'see-settings',
  answer: wireOf<ShownHolidays>()(v.object({ coming: list, earlier: list })),
});

export const declareHoliday = endpoint({
  method: 'POST',
  path: '/api/v1/staff/holidays',
  summary: 'Declara feriado, o laborable, un día por venir; los plazos ya dados no cambian',
  area,
  signIn: 'required',
  permission: 'manage-settings',
  body: v.object({
    day,
    isHoliday: v.boolean('Di si es feriado o se trabaja.'),
    norm: v.pipe(v.string(HOLIDAY_NORM_MISSING), v.maxLength(1000, tooLong)),
  }),
});

export const takeHolidayBack = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/holidays/:day',
  summary: 'Quita lo declarado de un día por venir: vuelve a ser lo que dice el calendario nacional',
  area,
  signIn: 'required',
  permission: 'manage-settings',
  params: v.object({ day }),
});

export const holidayEndpoints: readonly Endpoint[] = [listHolidays, declareHoliday, takeHolidayBack];
