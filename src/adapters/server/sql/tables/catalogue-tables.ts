import type { Generated } from 'kysely';
import type { WrittenColumns } from '#adapters/server/sql/catalogue/written-columns.ts';
import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

export interface CategoriesTable {
  id: number;
  slug: string;
  title: string;
  /** Its place in lists, from 1. */
  position: number;
}

export interface StaffTable {
  id: number;
  slug: string;
  full_name: string;
  /** What they do, as shown beside the name. */
  profession: string;
  biography: string;
  /** File under the sample or uploads folder, e.g. `retratos/rosa-huaman.svg`. */
  photo_file: Nullable<string>;
  /** Their account, at most one of them each; null: none that the school knows of. */
  user_id: Generated<Nullable<string>>;
}

export interface ProductsTable extends WrittenColumns {
  /** Positive, unique across all kinds. */
  id: number;
  kind: string;
  slug: string;
  title: string;
  /** Plain text, two or three sentences, for cards and metadata. */
  summary: string;
  category_id: Nullable<number>;
  sku: string;
  /** Basis points: 0 or the school's general rate. */
  igv_rate: number;
  /** Céntimos, IGV included (precio_nosuscriptor). */
  regular_price: number;
  /** Céntimos (precio_suscriptor). */
  subscriber_price: Nullable<number>;
  /** Céntimos (precio_descuento). */
  discounted_price: Nullable<number>;
  /** The discount is in force through this instant; null with a discounted price: no end set. */
  discount_ends_at: Nullable<Instant>;
  /** Basis points of the extension's discount, 0 to 5000; null: cannot be extended. */
  extension_discount: Nullable<number>;
  /** How many times longer an extension makes it, 2 or more. */
  extension_factor: Nullable<number>;
  /** Uploaded cover, else the drawn one. */
  cover_file: Nullable<string>;
  /** Minutes of classes or of the event. */
  duration_minutes: number;
  /** 1: students may ask questions in it (tab Consultas). */
  has_consultations: Flag;
  /** Seminars: start and end; others null. */
  starts_at: Nullable<Instant>;
  ends_at: Nullable<Instant>;
  /** Seminars and workshops: 'virtual', 'presencial' or 'híbrido'; others null. */
  modality: Nullable<string>;
  /** Seminars: JSON list of { title, text, staffIds }. Others '[]'. */
  syllabus: JsonText;
  /** Plans: 'pro' or 'pack' (config_page); others null. */
  plan_page: Nullable<string>;
  /** Plans: how many people may use it; others null. */
  plan_seats: Nullable<number>;
  /** Books and magazines: ISBN, edition or number, pages as JSON { label: value }; others '{}'. */
  bibliographic: JsonText;
  /** 'draft' or 'published'. */
  status: string;
  published_at: Instant;
  /** Smaller stands first in lists. */
  position: number;
  created_at: Instant;
  updated_at: Instant;
  /** From which `description_html` was made, if that was in the office; null: not known. */
  description_markdown: Generated<Nullable<string>>;
  /** Since when it is not sold any more, though whoever has it keeps it; its status is then 'draft'. Null: it was not retired. */
  retired_at: Generated<Nullable<Instant>>;
  /** 1: nobody was ever asked the regular price, so no page may strike it out beside a lower one. */
  regular_unasked: Generated<Flag>;
  /** The discount is in force from this instant on; null: since it was published. */
  discount_starts_at: Generated<Nullable<Instant>>;
  /** When the school publishes it by itself; null: only by hand. */
  publish_at: Generated<Nullable<Instant>>;
}

export interface ProductStaffTable {
  product_id: number;
  staff_id: number;
  position: number;
  /** 'Docente', 'Autora', 'Moderador'… */
  part: string;
}

/** The prices of a plan, one of which the buyer chooses (precios_plan, precios). */
export interface PlanPricesTable {
  id: number;
  product_id: number;
  position: number;
  regular_price: number;
  discounted_price: Nullable<number>;
  /** How long it lasts, in `duration_unit`. */
  duration: number;
  /** 'day', 'month' or 'year'. */
  duration_unit: string;
  /** What one more seat costs; null: no further seats. */
  seat_price: Nullable<number>;
  /** The name that the editor gave it before it had an id; null: it was not made in the editor. */
  key: Generated<Nullable<string>>;
  /** Since when it is offered no more; carts and orders that chose it still name it. */
  retired_at: Generated<Nullable<Instant>>;
  /** 1: nobody was ever asked the regular price, so no page may strike it out beside a lower one. */
  regular_unasked: Generated<Flag>;
}

/** What a plan gives: single products, or everything of a kind (kind set, product null). */
export interface PlanProductsTable {
  plan_id: number;
  product_id: Nullable<number>;
  kind: Nullable<string>;
  category_id: Nullable<number>;
  /** Its place in the plan. */
  position: Generated<number>;
  /** Since when the plan gives it no more; whoever had the plan by then keeps it until the plan ends. */
  removed_at: Generated<Nullable<Instant>>;
}

/** Chargeable extras of a product (price options; seminars' additional seats). */
export interface PriceOptionsTable {
  id: number;
  product_id: number;
  position: number;
  label: string;
  /** 'seat' (a unit price times a count) or 'extra'. */
  kind: string;
  price: number;
  discounted_price: Nullable<number>;
  /** The name that the editor gave it before it had an id; null: it was not made in the editor. */
  key: Generated<Nullable<string>>;
}

export interface SellersTable {
  id: number;
  /** Its own storefront, `/{slug}`. */
  slug: string;
  full_name: string;
  trade_name: string;
  category_title: string;
  email: string;
  phone: string;
  photo_file: Nullable<string>;
  logo_file: Nullable<string>;
  verified: Flag;
  discount_code_id: Nullable<number>;
}

/** Coupons, promotions and sellers' codes. */
export interface DiscountCodesTable {
  id: number;
  /** 'coupon', 'promotion' or 'seller'. */
  origin: string;
  /** The word the buyer types, upper case, unique. */
  word: string;
  title: string;
  /** 0 percentage, 1 fixed amount. */
  amount_type: number;
  /** Basis points when a percentage, céntimos when fixed. */
  amount: number;
  /** 0 whole cart, 1 listed products. */
  rule: number;
  /** JSON list of product ids. */
  product_ids: JsonText;
  starts_at: Instant;
  ends_at: Instant;
  limit_in_all: Nullable<number>;
  limit_per_account: Nullable<number>;
  /** Whether the school shows it on the pages of its products. */
  shown_together: Generated<Flag>;
  /** When somebody stopped it; null: it holds on its days. */
  stopped_at: Generated<Nullable<Instant>>;
}

export interface CampaignsTable {
  id: number;
  /** 'header' so far. */
  area: string;
  /** tipo_anuncio: 'text' or 'image'. */
  kind: string;
  /** What it says: read on the page, or by assistive technology where the picture says it. */
  alt_text: string;
  starts_at: Instant;
  ends_at: Instant;
  active: Flag;
}

export interface CampaignImagesTable {
  id: number;
  campaign_id: number;
  position: number;
  desktop_file: string;
  mobile_file: string;
  desktop_link: string;
  mobile_link: string;
  /** Seconds it stays. */
  seconds: number;
}

export interface NewsSubscriptionsTable {
  email: string;
  site: string;
  subscribed_at: Instant;
  /** Empty until it is confirmed. */
  unsubscribe_token_hash: string;
  unsubscribed_at: Nullable<Instant>;
  confirm_token_hash: Nullable<string>;
  confirmed_at: Nullable<Instant>;
}

/** One row: a random text that the database renews with every change of products, their people or categories. */
export interface CatalogueStampTable {
  id: number;
  stamp: string;
}

/** One row: a random text that the database renews with every rating that comes, changes, is hidden, shown or goes. */
export type RatingStampTable = CatalogueStampTable;

/** How many accounts had a product when it was last counted. */
export interface ProductStudentsTable {
  product_id: number;
  students: number;
}

/** How many places are left of a seminar that says for how many people it is, or of a plan that names one; no row: no limit. */
export interface ProductPlacesTable {
  product_id: number;
  places_left: number;
}

/** A random text for each table that public pages are drawn from, renewed by the database with every change of it. */
export interface PublicStampsTable {
  name: string;
  stamp: string;
}

/** What is asked for a product from when on, until its next row; written by the database with every change of `products`. */
export interface PublishedPricesTable {
  product_id: number;
  number: number;
  from_at: Instant;
  /** 0: it was taken from sale. */
  is_sold: Flag;
  regular_price: number;
  discounted_price: Nullable<number>;
  discount_starts_at: Generated<Nullable<Instant>>;
  discount_ends_at: Nullable<Instant>;
}

/** What is asked for a price of a plan from when on, until its next row; written by the database with every change. */
export interface PublishedPlanPricesTable extends Omit<PublishedPricesTable, 'product_id'> {
  plan_price_id: number;
}

/** Addresses that products had before: they lead on to the one of now. */
export interface FormerSlugsTable {
  slug: string;
  product_id: number;
  left_at: Instant;
}

/** Addresses that categories and teachers had before; written by the database with every change of them. */
export interface FormerAddressesTable {
  /** 'category' or 'person'. */
  thing: string;
  slug: string;
  id: number;
}

export interface CatalogueTables {
  former_addresses: FormerAddressesTable;
  published_prices: PublishedPricesTable;
  published_plan_prices: PublishedPlanPricesTable;
  former_slugs: FormerSlugsTable;
  public_stamps: PublicStampsTable;
  product_students: ProductStudentsTable;
  product_places: ProductPlacesTable;
  catalogue_stamp: CatalogueStampTable;
  rating_stamp: RatingStampTable;
  categories: CategoriesTable;
  staff: StaffTable;
  products: ProductsTable;
  product_staff: ProductStaffTable;
  plan_prices: PlanPricesTable;
  plan_products: PlanProductsTable;
  price_options: PriceOptionsTable;
  sellers: SellersTable;
  discount_codes: DiscountCodesTable;
  campaigns: CampaignsTable;
  campaign_images: CampaignImagesTable;
  news_subscriptions: NewsSubscriptionsTable;
}
