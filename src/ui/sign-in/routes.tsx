import { Outlet, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { SettingsApi, type PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { FocusAfterNavigation } from '#ui/kit/layout/focus-after-navigation.tsx';
import { isNotFetched } from '#ui/kit/feedback/late-files.ts';
import { NavigationProgress } from '#ui/kit/feedback/navigation-progress.tsx';
import { ScrollMemory } from '#ui/kit/layout/scroll-memory.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { loadCallback } from './callback/load-callback.ts';
import { Component as LoginPage } from './login/login-page.tsx';
import { Component as RegisterPage } from './register/register-page.tsx';
import { EntranceLayout } from './frame/entrance-layout.tsx';
import { FailedPage } from './failed-page.tsx';
import { signInFirst } from './return-within.ts';
import { straightOn } from './straight-on.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** Every page of the sign-in application. Source: SIGN-1. */
export function createRoutes(services: Services): RouteObject[] {
  const settings = onceRead(services);
  return [
    {
      Component: Frame,
      ErrorBoundary: FailedPage,
      HydrateFallback: () => null,
      children: [
        { path: '/', loader: () => replace('/login'), Component: () => null },
        {
          Component: EntranceLayout,
          loader: settings,
          shouldRevalidate: () => false,
          children: pages(services, settings),
        },
        { path: '*', Component: UnknownAddress },
      ],
    },
  ];
}

function pages(services: Services, settings: () => Promise<PublicSettings>): RouteObject[] {
  const loader = ({ request }: LoaderFunctionArgs) => straightOn(services, new URL(request.url));
  const own = ({ request }: LoaderFunctionArgs) => signedInProfile(services, new URL(request.url));
  const confirmPayment = async () => (await fetched(import('./dashboard/confirm-payment-page.tsx'))).Component;
  return [
    {
      path: '/callback',
      loader: ({ request }: LoaderFunctionArgs) => loadCallback(new URL(request.url), settings),
      lazy: { Component: async () => (await fetched(import('./callback/callback-page.tsx'))).Component },
    },
    { path: '/login', loader, Component: LoginPage },
    { path: '/registro', loader, Component: RegisterPage },
    {
      path: '/confirmar-cuenta/:token',
      loader: ({ params }: LoaderFunctionArgs) => services.get(AccountApi).checkAccountOpening(params['token'] ?? ''),
      lazy: { Component: async () => (await fetched(import('./open-account/open-account-page.tsx'))).Component },
    },
    {
      path: '/dashboard',
      loader: own,
      lazy: { Component: async () => (await fetched(import('./dashboard/dashboard-page.tsx'))).Component },
    },
    {
      path: '/dashboard/perfil',
      loader: own,
      lazy: { Component: async () => (await fetched(import('./profile/profile-page.tsx'))).Component },
    },
    { path: '/dashboard/confirmar-pago', loader: own, lazy: { Component: confirmPayment } },
    { path: '/dashboard/facturacion/confirmar-pago', loader: own, lazy: { Component: confirmPayment } },
  ];
}

/** The file of a page as it comes; one that does not says so in the words of the school. */
function fetched<T>(file: Promise<T>): Promise<T> {
  return file.catch((error: unknown) => {
    throw isNotFetched(error) ? new Error(offline.detail) : error;
  });
}

/** Reads the settings once; a failure is tried again by who asks next. */
function onceRead(services: Services): () => Promise<PublicSettings> {
  let known: Promise<PublicSettings> | null = null;
  return () => {
    known ??= readSettings(services).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function readSettings(services: Services): Promise<PublicSettings> {
  const settings = await services.get(SettingsApi).read();
  if (settings.ok) return settings.value;
  throw new Error(settings.refusal.detail);
}

/** Who is signed in; others sign in first and come back. A school that cannot say ends no session. */
async function signedInProfile(services: Services, url: URL): Promise<Profile | Response> {
  const profile = await services.get(LoadProfile).execute();
  if (profile !== null) return profile;
  const keeper = services.get(SessionKeeper);
  if (keeper.state.loggedIn) throw new Error(offline.detail);
  const isExpired = keeper.state.sessionExpired;
  await keeper.forgetExpiry();
  return replace(signInFirst(url, isExpired ? 'vencida' : null));
}

function Frame() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <FocusAfterNavigation />
      <ScrollMemory />
    </>
  );
}
