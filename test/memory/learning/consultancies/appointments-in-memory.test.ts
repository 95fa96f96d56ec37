import { AppointmentsInMemory } from '#test/memory/learning/consultancies/appointments-in-memory.ts';
import { appointmentsContract } from '#test/ports/learning/appointments.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day, 15));

appointmentsContract(async () => {
  const buyer = (name: string) => ({ name, email: `${name.toLowerCase()}@correo.pe`, phone: '' });
  const known = { slug: '', minutes: 60, arranging: '', orderNumber: null, orderId: null };
  const diagnosis = { ...known, productId: 601, title: 'Diagnóstico', taughtBy: ['teresa'] };
  return new AppointmentsInMemory([
    { ...diagnosis, id: 'a', userId: 'ana', boughtAt: on(1), orderNumber: 1, orderId: 'o1', buyer: buyer('Ana') },
    { ...diagnosis, id: 'b', userId: 'ana', boughtAt: on(2), buyer: buyer('Ana') },
    {
      ...known,
      id: 'c',
      userId: 'luis',
      productId: 602,
      title: 'Revisión',
      taughtBy: [],
      boughtAt: on(3),
      buyer: buyer('Luis'),
    },
  ]);
});
