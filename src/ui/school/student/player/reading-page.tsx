import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, useLoaded } from '#ui/school/boot/page-module.ts';
import { NotOwned, type Owned } from '#ui/school/student/learning/ownership.tsx';
import { ClassView } from './class-view.tsx';
import { classMeta, loadClass, type LoadedClass } from './load-class.ts';

export function load(services: Services, args: LoadArgs): Promise<Owned<LoadedClass>> {
  return loadClass(services, args, 'reading');
}

export const meta = classMeta;

/** A reading class. Source: MAIN-3, LEARN-2. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  return loaded.owned ? (
    <ClassView key={loaded.value.opened.class.id} loaded={loaded.value} />
  ) : (
    <NotOwned {...loaded} />
  );
}
