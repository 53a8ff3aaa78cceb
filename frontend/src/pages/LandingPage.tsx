/** / */
import { DemoSection } from '../features/landing/DemoSection.tsx';
import { Faq } from '../features/landing/Faq.tsx';
import { Features } from '../features/landing/Features.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { Pricing } from '../features/landing/Pricing.tsx';
import { useScrollToHash } from '../features/landing/use-scroll-to-hash.ts';

export default function LandingPage() {
  useScrollToHash();
  return (
    <>
      <Hero />
      <HowItWorks />
      <Features />
      <DemoSection />
      <Pricing />
      <Faq />
    </>
  );
}
