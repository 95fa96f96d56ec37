import * as v from 'valibot';
import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import type { Campaign, CampaignImage } from '#domain/catalogue/advertisement.ts';
import type { SearchableProduct } from '#domain/search/search.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { loadMenu } from './menu-call.ts';

const area = 'Portada y cabecera';
const site = (field: string) => v.literal('ES', `El campo «${field}» debe ser «ES».`);

const staff = v.object({ id: v.number(), nombre_completo: v.string() });

const searchable = v.object({
  id: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modulo_id: v.string(),
  nombrestaff: v.string(),
  itemDetail: v.nullable(
    v.object({ modulos: v.array(v.object({ contenido: v.array(v.object({ staffs: v.array(staff) })) })) }),
  ),
  seminario: v.nullable(v.object({ estado: v.number(), temarios: v.array(v.object({ staffs: v.array(staff) })) })),
  /** ISO 8601: until when a seminar is held. */
  fecha_fin: v.optional(v.string()),
  seminarios_productos: v.array(v.object({ id: v.number() })),
  /** Path of the product's page, which the module code alone does not tell. */
  url: v.string(),
});

export const loadAllProducts = endpoint({
  method: 'GET',
  path: '/api/load-total-productos',
  summary: 'Todos los productos, para el buscador de la cabecera',
  area,
  answer: v.object({ totalProductos: v.array(searchable) }),
});

type WireSearchable = v.InferOutput<typeof searchable>;
type WireSearch = v.InferOutput<NonNullable<typeof loadAllProducts.answer>>;

export function presentSearch(products: readonly SearchableProduct[]): WireSearch {
  return { totalProductos: products.map(presentSearchable) };
}

export function readSearch({ totalProductos }: WireSearch): SearchableProduct[] {
  return totalProductos.map(readSearchable);
}

/** Courses carry their staff in their classes, seminars in their topics, everything in `nombrestaff`. Source: SEARCH-2. */
function presentSearchable(product: SearchableProduct): WireSearchable {
  const staffs = product.staff.map(({ id, name }) => ({ id, nombre_completo: name }));
  return {
    id: product.id,
    titulo: product.title,
    slug: product.slug,
    modulo_id: product.moduleCode,
    nombrestaff: product.staff.map(({ name }) => name).join(', '),
    itemDetail: product.moduleCode === 'VT' ? { modulos: [{ contenido: [{ staffs }] }] } : null,
    seminario: product.moduleCode === 'SE' ? { estado: 1, temarios: [{ staffs }] } : null,
    seminarios_productos: product.moduleCode === 'SE' ? [{ id: product.id }] : [],
    url: product.path,
    ...(product.endsAt !== undefined && { fecha_fin: product.endsAt }),
  };
}

/** The people of a product are those of its classes or topics; where there are none, the names in `nombrestaff`. */
function readSearchable(wire: WireSearchable): SearchableProduct {
  const inClasses =
    wire.itemDetail?.modulos.flatMap(({ contenido }) => contenido.flatMap(({ staffs }) => staffs)) ?? [];
  const inTopics = wire.seminario?.temarios.flatMap(({ staffs }) => staffs) ?? [];
  const people = new Map([...inClasses, ...inTopics].map((each) => [each.id, each.nombre_completo]));
  const named =
    wire.nombrestaff === '' ? [] : wire.nombrestaff.split(', ').map((name, index) => ({ id: -1 - index, name }));
  return {
    id: wire.id,
    title: wire.titulo,
    slug: wire.slug,
    moduleCode: wire.modulo_id,
    path: wire.url,
    ...(wire.fecha_fin !== undefined && { endsAt: wire.fecha_fin }),
    staff: people.size > 0 ? [...people].map(([id, name]) => ({ id, name })) : named,
  };
}

export const subscribeToNews = endpoint({
  method: 'POST',
  path: '/api/novedad-email',
  summary: 'Suscribe un correo a las novedades',
  area,
  body: v.object({
    email: v.optional(v.pipe(v.string(EMAIL_INVALID), v.maxLength(1000, EMAIL_INVALID)), ''),
    web: site('web'),
  }),
  answer: v.object({ success: v.boolean() }),
});

/** What the link of a letter carries. */
export const linkSecret = v.object({
  secret: v.pipe(v.string('Falta el código del enlace.'), v.maxLength(200, 'El enlace no es válido.')),
});

export const confirmNews = endpoint({
  method: 'POST',
  path: '/api/v1/news-confirmations',
  summary: 'Confirma la suscripción a las novedades del correo de un enlace',
  area,
  body: linkSecret,
});

export const leaveNews = endpoint({
  method: 'POST',
  path: '/api/v1/news-departures',
  summary: 'Da de baja de las novedades al correo de un enlace',
  area,
  body: linkSecret,
});

export const getStoreConfig = endpoint({
  method: 'POST',
  path: '/api/get-store-config',
  summary: 'Configuración de la tienda',
  area,
  body: v.object({ tienda: v.literal('Escuela', 'El campo «tienda» debe ser «Escuela».') }),
  answer: v.object({
    id: v.number(),
    siglas: v.string(),
    tienda: v.string(),
    moneda: v.string(),
    igv: v.string(),
    redondeo: v.string(),
    url_web: v.string(),
    url_ingreso: v.string(),
    url_imagenes: v.string(),
    url_subidas: v.string(),
  }),
});

export const loadMenuCategories = endpoint({
  method: 'GET',
  path: '/api/load-menu-categories',
  summary: 'Categorías del catálogo',
  area,
  query: v.object({ web: site('web') }),
  answer: v.object({ categories: v.array(v.object({ id: v.number(), titulo: v.string(), slug: v.string() })) }),
});

const campaignImage = v.object({
  id: v.number(),
  marketing_anuncio_id: v.number(),
  image_desktop: v.string(),
  image_mobile: v.string(),
  link_desktop: v.string(),
  link_mobile: v.string(),
  ip_web_url: v.string(),
  duracion_imagen: v.number(),
});

const campaign = v.object({
  show: v.boolean(),
  advertisement: v.object({
    id: v.number(),
    titulo: v.string(),
    tipo_anuncio: v.string(),
    html: v.object({ folder: v.string() }),
  }),
  image: campaignImage,
  images: v.array(campaignImage),
  /** Seconds: of one round of all images, and of the first. */
  duracion: v.number(),
  duracion_imagen: v.number(),
  total: v.number(),
});

export const loadAdvertisement = endpoint({
  method: 'GET',
  path: '/api/load-advertisement',
  summary: 'Campañas de publicidad de un área',
  area,
  query: v.object({ area: v.literal('header', 'El campo «area» debe ser «header».'), revista: site('revista') }),
  answer: v.object({ advertisements: v.array(campaign), total_ads: v.number() }),
});

type WireCampaign = v.InferOutput<typeof campaign>;

/** `origin` is the address of the site that shows it. Source: ADS-1. */
export function presentCampaign({ id, kind, text, images }: Campaign, origin: string): WireCampaign | null {
  const shown = images.map((image) => presentImage(image, id, origin));
  const [first] = shown;
  if (first === undefined) return null;
  return {
    show: true,
    advertisement: { id, titulo: text, tipo_anuncio: kind, html: { folder: '' } },
    image: first,
    images: shown,
    duracion: images.reduce((sum, { seconds }) => sum + seconds, 0),
    duracion_imagen: first.duracion_imagen,
    total: shown.length,
  };
}

export function readCampaign({ advertisement, images }: WireCampaign): Campaign {
  return {
    id: advertisement.id,
    kind: advertisement.tipo_anuncio === 'text' ? 'text' : 'image',
    text: advertisement.titulo,
    images: images.map((image) => ({
      id: image.id,
      desktopImage: image.image_desktop,
      mobileImage: image.image_mobile,
      desktopLink: image.link_desktop,
      mobileLink: image.link_mobile,
      seconds: image.duracion_imagen,
    })),
  };
}

function presentImage(image: CampaignImage, campaignId: number, origin: string): v.InferOutput<typeof campaignImage> {
  return {
    id: image.id,
    marketing_anuncio_id: campaignId,
    image_desktop: image.desktopImage,
    image_mobile: image.mobileImage,
    link_desktop: image.desktopLink,
    link_mobile: image.mobileLink,
    ip_web_url: origin,
    duracion_imagen: image.seconds,
  };
}

export const storefrontEndpoints: readonly Endpoint[] = [
  loadAllProducts,
  loadMenuCategories,
  loadMenu,
  loadAdvertisement,
  getStoreConfig,
  subscribeToNews,
  confirmNews,
  leaveNews,
];
