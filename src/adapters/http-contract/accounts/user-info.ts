import * as v from 'valibot';
import { productKinds } from '#domain/catalogue/product-kind.ts';

const kind = v.picklist(productKinds);

/** What stands under a menu entry (MENU-1). The English names are ours: exact instants, and which plan gives it. */
const menuProduct = v.object({
  id: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modulo_id: v.string(),
  slug_module: v.string(),
  /** 1 in force. */
  estado: v.literal(1),
  /** 1 single, 0 of a pack, 2 of a PRO plan (shown as an index). */
  tipo: v.picklist([0, 1, 2]),
  /** The plan whose contents an index lists; 0: none. */
  tipoSync: v.number(),
  fecha_inicio: v.string(),
  fecha_fin: v.nullable(v.string()),
  kind,
  plan: v.nullable(v.object({ id: v.number(), slug: v.string(), page: v.picklist(['pro', 'pack']) })),
  since: v.string(),
  until: v.nullable(v.string()),
});

export type WireMenuProduct = v.InferOutput<typeof menuProduct>;

const planInfo = v.object({
  id: v.number(),
  titulo: v.string(),
  slug: v.string(),
  config_page: v.picklist(['pro', 'pack']),
  fecha_inicio: v.string(),
  fecha_fin: v.nullable(v.string()),
  since: v.string(),
  until: v.nullable(v.string()),
  isOwn: v.boolean(),
});

export type PlanInfo = v.InferOutput<typeof planInfo>;

const productsByModule = v.record(v.string(), v.array(menuProduct));

/** A billing record as section 7 and the profile carry it. */
export const billingData = v.object({
  id: v.string(),
  tipo_comprobante: v.picklist(['boleta', 'factura']),
  tipo_documento: v.picklist(['DNI', 'CE', 'passport', 'RUC']),
  numero_documento: v.string(),
  nombre: v.string(),
  direccion: v.string(),
  email: v.string(),
});

/** The answer of POST /auth/me: USER-1 field by field, nothing else of the account. Source: AUTH-10, USER-1. */
export const userInfo = v.object({
  id: v.string(),
  nombre_completo: v.string(),
  nombres: v.string(),
  apellido_paterno: v.string(),
  apellido_materno: v.string(),
  celular: v.string(),
  email: v.string(),
  foto_perfil: v.nullable(v.string()),
  role: v.picklist([0, 1]),
  plan_id: v.nullable(v.number()),
  responsables: v.array(v.object({ id: v.string(), estado: v.picklist([0, 1]) })),
  datos_facturacion: v.array(billingData),
  get_contacto: v.object({ email: v.string(), celular: v.string() }),
  invitadoSE: v.boolean(),
  menu: v.object({
    /** `productos` holds everything owned, whether or not a plan is in force; the rest tells of the plan that lasts longest. */
    plan: v.object({ ...v.partial(planInfo).entries, productos: productsByModule }),
    productos: productsByModule,
    planesPro: v.array(planInfo),
  }),
  info: v.object({
    images: v.array(v.object({ usage: v.literal('PROFILE_PICTURE'), filePath: v.string(), fileName: v.string() })),
  }),
  tour_web: v.picklist([0, 1]),
  firstName: v.string(),
  document: v.nullable(v.object({ type: v.picklist(['DNI', 'CE', 'passport']), number: v.string() })),
  isCollaborator: v.boolean(),
  /** Words: a later release may know others. */
  officeRoles: v.array(v.string()),
  /** 'teacher', 'seller': as whom they may have a share of what is sold. */
  earnsAs: v.optional(v.array(v.string()), []),
  emailVerified: v.boolean(),
  profileComplete: v.boolean(),
});

export type UserInfo = v.InferOutput<typeof userInfo>;
