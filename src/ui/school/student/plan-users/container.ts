export { wirePlans as wire } from '#ui/school/student/plan/plan.container.ts';
