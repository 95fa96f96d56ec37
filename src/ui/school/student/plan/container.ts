export { wirePlans as wire } from './plan.container.ts';
