// What is asked, what answers do to the price, and what is offered.
export { ComputationScreen } from './team/catalogs/catalog/computation/computation-screen.tsx'
export { PropositionsScreen } from './team/catalogs/catalog/propositions/propositions-screen.tsx'
export { QuestionsScreen } from './team/catalogs/catalog/questions/questions-screen.tsx'
export { ServicesScreen } from './team/catalogs/catalog/services/services-screen.tsx'
