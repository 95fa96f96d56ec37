import type { RouteObject } from 'react-router-dom';
import { createRoutes } from './routes.tsx';
import { staffPages } from './staff-routes.tsx';

/** The table with every page of the school, for whoever does not wait for a part of it: the server, which sends what is asked. */
export const createEveryRoute = (): RouteObject[] => createRoutes(staffPages());
