/** For the account that is exported or deleted: the subscription of its address goes with it. */
export { deleteSubscription, findSubscriptionOf } from './store.ts'
