import type { Me } from '#application/read-models/accounts/me.ts';
import { mainPlan, type ActivePlan, type OwnedProduct } from '#domain/accounts/ownership.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { firstName, fullName, isProfileComplete } from '#domain/accounts/user.ts';
import { moduleSegments } from '#domain/catalogue/module-segments.ts';
import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import type { WireMenuProduct, PlanInfo, UserInfo } from './user-info.ts';

/** POST /auth/me as it travels. @param addressOf where browsers find a stored file. */
export function presentUserInfo(me: Me, addressOf: (fileKey: string) => string): UserInfo {
  const { user } = me;
  const productos = byModule(me.owned);
  const plan = mainPlan(me.plans);
  return {
    id: user.id,
    nombre_completo: fullName(user),
    nombres: user.givenNames,
    apellido_paterno: user.paternalSurname,
    apellido_materno: user.maternalSurname,
    celular: user.phone,
    email: user.email,
    foto_perfil: user.photoFile === null ? null : addressOf(user.photoFile),
    role: user.role,
    plan_id: plan?.id ?? null,
    responsables: me.responsibles.map(({ id, isActive }) => ({ id, estado: isActive ? 1 : 0 })),
    datos_facturacion: me.billing.map(presentBilling),
    get_contacto: { email: user.email, celular: user.phone },
    invitadoSE: user.role === 1,
    menu: {
      plan: { ...(plan === null ? {} : presentPlan(plan)), productos },
      productos,
      planesPro: me.plans.filter(({ page }) => page === 'pro').map(presentPlan),
    },
    info: { images: user.photoFile === null ? [] : [presentPhoto(user.photoFile, addressOf(user.photoFile))] },
    tour_web: user.tourSeen ? 1 : 0,
    firstName: firstName(user),
    document: user.document,
    isCollaborator: me.officeRoles.length > 0,
    officeRoles: [...me.officeRoles],
    earnsAs: [...me.earnsAs],
    emailVerified: user.emailVerifiedAt !== null,
    profileComplete: isProfileComplete(user),
  };
}

/** The profile that the browser keeps, read from POST /auth/me. */
export function parseUserInfo(info: UserInfo): Profile {
  const { plan } = info.menu;
  return {
    id: info.id,
    email: info.email,
    fullName: info.nombre_completo,
    firstName: info.firstName,
    givenNames: info.nombres,
    paternalSurname: info.apellido_paterno,
    maternalSurname: info.apellido_materno,
    phone: info.celular,
    document: info.document,
    photo: info.foto_perfil,
    role: info.role,
    isCollaborator: info.isCollaborator,
    officeRoles: info.officeRoles,
    earnsAs: info.earnsAs,
    emailVerified: info.emailVerified,
    profileComplete: info.profileComplete,
    tourSeen: info.tour_web === 1,
    plan: plan.id === undefined ? null : parsePlan(plan as PlanInfo),
    proPlans: info.menu.planesPro.map(parsePlan),
    owned: Object.values(plan.productos).flat().map(parseProduct),
  };
}

function byModule(owned: readonly OwnedProduct[]): Record<string, WireMenuProduct[]> {
  const groups: Record<string, WireMenuProduct[]> = {};
  for (const each of owned) (groups[moduleCodeOf(each.kind)] ??= []).push(presentProduct(each));
  return groups;
}

function presentProduct(owned: OwnedProduct): WireMenuProduct {
  const moduleCode = moduleCodeOf(owned.kind);
  return {
    id: owned.id,
    titulo: owned.title,
    slug: owned.slug,
    modulo_id: moduleCode,
    slug_module: moduleSegments[moduleCode],
    estado: 1,
    tipo: owned.plan === null ? 1 : owned.plan.page === 'pack' ? 0 : 2,
    tipoSync: owned.plan?.id ?? 0,
    fecha_inicio: dayOf(owned.since),
    fecha_fin: owned.until === null ? null : dayOf(owned.until),
    kind: owned.kind,
    plan: owned.plan,
    since: owned.since,
    until: owned.until,
  };
}

function parseProduct(product: WireMenuProduct): OwnedProduct {
  const { id, slug, titulo, kind, plan, since, until } = product;
  return { id, slug, title: titulo, kind, plan, since, until };
}

function presentPlan(plan: ActivePlan): PlanInfo {
  return {
    id: plan.id,
    titulo: plan.title,
    slug: plan.slug,
    config_page: plan.page,
    fecha_inicio: dayOf(plan.since),
    fecha_fin: plan.until === null ? null : dayOf(plan.until),
    since: plan.since,
    until: plan.until,
    isOwn: plan.isOwn,
  };
}

function parsePlan({ id, slug, titulo, config_page, since, until, isOwn }: PlanInfo): ActivePlan {
  return { id, slug, title: titulo, page: config_page, since, until, isOwn };
}

/** A billing record by its legacy names. */
export function presentBilling(record: BillingRecord & { readonly id: string }): UserInfo['datos_facturacion'][number] {
  return {
    id: record.id,
    tipo_comprobante: record.receiptType,
    tipo_documento: record.documentType,
    numero_documento: record.documentNumber,
    nombre: record.name,
    direccion: record.address,
    email: record.email,
  };
}

function presentPhoto(key: string, address: string): UserInfo['info']['images'][number] {
  const cut = address.length - (key.split('/').at(-1) ?? '').length;
  return { usage: 'PROFILE_PICTURE', filePath: address.slice(0, cut), fileName: address.slice(cut) };
}

function dayOf(instant: string): string {
  return formatDayMonthYear(limaDay(new Date(instant)));
}
