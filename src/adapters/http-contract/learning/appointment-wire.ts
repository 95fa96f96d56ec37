import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { ShownAppointment } from '#application/read-models/learning/bought-consultancy.ts';

/** An appointment as it is shown. */
export const appointmentWire = wireOf<ShownAppointment>()(
  v.object({
    id: v.string(),
    startsAt: instant,
    endsAt: instant,
    place: v.string(),
    address: v.nullable(v.string()),
    sequence: v.number(),
    changedAt: instant,
    isHeld: v.boolean(),
  }),
);
