'use client';

export { ErrorPage as default } from '@/components/error/error-page';
