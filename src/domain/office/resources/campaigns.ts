import { limaDay } from '#domain/shared/dates.ts';
import { columnOf, describeResource, type Faults } from './resource.ts';
import { textIn, type TypedFields, type Values } from './field.ts';
import { field } from './field-kinds.ts';
import { PERIOD_REVERSED } from './period.ts';

const fields = {
  text: field.line('Texto', { longest: 140, hint: 'Una frase. Con imagen, la oyen quienes no la ven.' }),
  area: field.choice('Lugar', { header: 'Sobre el encabezado' }),
  kind: field.choice(
    'Qué se ve',
    { text: 'El texto, con la imagen de adorno', image: 'La imagen, que dice el texto' },
    { hint: 'El texto se adapta a cualquier pantalla; la imagen solo se encoge.' },
  ),
  firstDay: field.day('Desde'),
  lastDay: field.day('Hasta', { hint: 'Hasta las 23:59:59 de ese día en Lima.' }),
  isActive: field.tick('Mostrarlo', { hint: 'Sin marcar, espera aunque sean sus días.' }),
  images: field.rows(
    'Imágenes',
    {
      desktopImage: field.picture('Imagen para pantallas anchas', 'anuncios'),
      mobileImage: field.picture('Imagen para el celular', 'anuncios'),
      desktopLink: field.line('Enlace', { longest: 300, hint: 'A una página de la escuela, como /cursos.' }),
      mobileLink: field.line('Enlace en el celular', { longest: 300, optional: true }),
      seconds: field.number('Segundos', { least: 3, most: 60 }),
    },
    { most: 6, each: 'imagen', hint: 'Se turnan en este orden.' },
  ),
};

/** Advertisements above the header. Source: ADS-1. */
export const campaigns = describeResource({
  name: 'campaigns',
  thing: 'campaign',
  path: 'anuncios',
  title: 'Anuncios',
  lead: 'Los que se turnan sobre el encabezado de la tienda. Nunca se muestra en ellos lo que alguien ya tiene.',
  texts: { add: 'Nuevo anuncio', none: 'Todavía no hay anuncios', inUse: '' },
  sees: 'see-front',
  changes: 'manage-front',
  fields,
  nameField: 'text',
  columns: [
    columnOf(fields, 'text'),
    { name: 'state', title: 'Estado', look: 'state', text: (typed, _, now) => campaignState(typed, now) },
    columnOf(fields, 'firstDay'),
    columnOf(fields, 'lastDay'),
  ],
  filters: { state: { label: 'Estado', choices: { running: 'En curso', others: 'Los demás' } } },
  orders: { lastDay: 'Los últimos primero', text: 'Texto' },
  check: checkCampaign,
});

function checkCampaign({ firstDay, lastDay, images }: Values<typeof fields>): Faults {
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) return { lastDay: PERIOD_REVERSED };
  // An advertisement leads to a page of the school: nothing of it sends a visitor elsewhere.
  const isOurs = (link: string) => /^\/(?!\/)\S*$/.test(link);
  const wrong = images.findIndex(
    ({ desktopLink, mobileLink }) => !isOurs(desktopLink) || (mobileLink !== '' && !isOurs(mobileLink)),
  );
  return wrong === -1 ? {} : { images: `Línea ${wrong + 1}: el enlace empieza con / y va a una página de la escuela.` };
}

function campaignState({ isActive, firstDay, lastDay }: TypedFields, now: Date): string {
  if (isActive !== true) return 'En pausa';
  const today: string = limaDay(now);
  if (today < textIn(firstDay)) return 'Por empezar';
  return today > textIn(lastDay) ? 'Terminado' : 'En curso';
}
