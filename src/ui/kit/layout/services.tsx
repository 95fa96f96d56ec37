import { createContext, useContext, type ReactNode } from 'react';

/** A class that names a service: a use case, a store or a port. The container is asked by it, so the compiler checks the type. */
export type ServiceKey<T> = abstract new (...args: never[]) => T;

/** The one view of the container that the interface has. */
export interface Services {
  get<T>(key: ServiceKey<T>): T;
}

const ServicesContext = createContext<Services | null>(null);

/** Makes the services of one browser session, or of one server-rendered request, reachable below. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * The service registered under a class.
 *
 * @throws Error outside a `ServicesProvider`: a page drawn without its container is a programming slip, never a state of the page.
 */
export function useService<T>(key: ServiceKey<T>): T {
  return useServices(key.name).get(key);
}

/**
 * All of them, for who asks by a class that it is given.
 *
 * @throws Error outside a `ServicesProvider`.
 */
export function useServices(asked = 'services'): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error(`No services above for ${asked}`);
  return services;
}
